import { readFileSync } from 'node:fs';
import path from 'node:path';
import jpeg from 'jpeg-js';
import { expect, test } from 'vitest';
import { heicToJpeg } from './heic-to-jpeg.ts';
import { scaledPicture } from './scaled-picture.ts';

/** White with its upper quarter red, 120 by 160; stored on its side, and noted to be turned upright. */
const photograph = (): Uint8Array => readFileSync(path.join(import.meta.dirname, 'telephone.heic'));

const nearest = (data: Uint8Array, at: number): number[] =>
  [...data.subarray(at * 4, at * 4 + 3)].map((value) => Math.round(value / 64) * 64);

test('a photograph of a telephone becomes a JPG file in its colours, upright', async () => {
  const { width, height, data } = jpeg.decode(await heicToJpeg(photograph()));
  expect([width, height]).toEqual([120, 160]);
  const [top, bottom] = [60 + 10 * 120, 60 + 150 * 120];
  expect([nearest(data, top), nearest(data, bottom)]).toEqual([
    [256, 0, 0],
    [256, 256, 256],
  ]);
});

test('what only looks like one fails', async () => {
  const file = photograph();
  await expect(heicToJpeg(file.slice(0, 60))).rejects.toThrow(/be decoded/);
  const broken = file.slice();
  // Its picture stands behind what is said of it.
  broken.fill(0xff, Buffer.from(broken).indexOf('mdat') + 8);
  await expect(heicToJpeg(broken)).rejects.toThrow(/be decoded/);
});

test('one that is larger than letters need is drawn smaller, its points the mean of what they cover', () => {
  const plane = (values: readonly number[], width: number, bits = 8) => ({
    width,
    height: 2,
    stride: values.length / 2,
    bits_per_pixel: bits,
    data: new Uint8Array(values),
  });
  const light = plane([10, 30, 100, 100, 20, 40, 200, 200], 4);
  const stored = { width: 4, height: 2, light, blue: null, red: null };
  const grey = (of: typeof stored) =>
    [...scaledPicture(of, 2).data].filter((_, at) => at % 4 === 0);
  expect(grey(stored)).toEqual([25, 150]);
  // Ten bits: two bytes a point, the lower first; 400 and 600 of 1023.
  const deep = plane([0x90, 1, 0x58, 2, 0x90, 1, 0x58, 2], 2, 10);
  expect(grey({ width: 2, height: 2, light: deep, blue: null, red: null })).toHaveLength(4);
  expect(grey({ width: 2, height: 2, light: deep, blue: null, red: null })[0]).toBe(100);
});
