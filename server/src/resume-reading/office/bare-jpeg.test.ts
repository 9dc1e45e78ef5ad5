import jpeg from 'jpeg-js';
import { describe, expect, test } from 'vitest';
import { bareJpeg } from './bare-jpeg.ts';
import { isDrawable, pictureToPdf } from './to-pdf.ts';

const [width, height] = [48, 32];
const data = Buffer.from(Array.from({ length: width * height * 4 }, (_, at) => (at * 7919) % 251));
const plain = Buffer.from(jpeg.encode({ width, height, data }, 90).data);

const segment = (mark: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, mark, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

/** What a telephone notes that was held so, with its place. */
const notes = (orientation: number, order: 'II' | 'MM'): Buffer => {
  const isLittle = order === 'II';
  const of16 = (value: number) =>
    Buffer.from(isLittle ? [value & 255, value >> 8] : [value >> 8, value & 255]);
  const of32 = (value: number) =>
    isLittle ? Buffer.concat([of16(value), of16(0)]) : Buffer.concat([of16(0), of16(value)]);
  const entry = (tag: number, value: number) =>
    Buffer.concat([of16(tag), of16(3), of32(1), of16(value), of16(0)]);
  return Buffer.concat([
    Buffer.from(`Exif\0\0${order}`),
    of16(42),
    of32(8),
    of16(2),
    entry(0x0100, width),
    entry(0x0112, orientation),
    of32(0),
    Buffer.from('GPS 43.6045 N 1.4440 E, Galaxy of Zoé'),
  ]);
};

const photograph = (orientation: number, order: 'II' | 'MM'): Buffer =>
  Buffer.concat([
    plain.subarray(0, 2),
    segment(0xe1, notes(orientation, order)),
    segment(0xe1, Buffer.from('http://ns.adobe.com/xap/1.0/\0<xmp>Zoé</xmp>')),
    segment(0xed, Buffer.from('Photoshop 3.0\0 rue des Lilas')),
    segment(0xfe, Buffer.from('taken by Zoé')),
    plain.subarray(2),
    Buffer.from('ftypmp42: a film of who stood there, Zoé'),
  ]);

const traces = /GPS|Galaxy|xmp|Photoshop|Lilas|taken by|ftyp|Zo/;

test.each(['II', 'MM'] as const)(
  'a photograph becomes a page without where and when it was taken, as it was held (%s)',
  async (order) => {
    const taken = photograph(6, order);
    expect(taken.toString('latin1')).toMatch(traces);
    const page = Buffer.from(await pictureToPdf(taken)).toString('latin1');
    expect(page).not.toMatch(traces);
    // Its own notes, with nothing but this in them.
    expect(bareJpeg(taken)).toEqual(bareJpeg(photograph(6, 'MM')));
    expect(page).toContain('Exif\0\0MM\0*');
    expect(jpeg.decode(bareJpeg(taken)).data).toEqual(jpeg.decode(plain).data);
  },
);

test('whatever is cut or written otherwise is gone through to its end', () => {
  const taken = photograph(1, 'MM');
  expect(bareJpeg(taken).includes('Exif')).toBe(false);
  for (let length = 0; length < taken.length; length += 1)
    expect(bareJpeg(taken.subarray(0, length)).length).toBeLessThanOrEqual(length);
  for (let at = 2; at < taken.length; at += 1) {
    const odd = Buffer.from(taken);
    odd[at] = 0xff;
    expect(bareJpeg(odd).length).toBeLessThanOrEqual(odd.length);
  }
});

describe('a JPG file that becomes a page', () => {
  /** Its head says so many points; `scan`: what of a picture follows. */
  const jpegOf = (width: number, height: number, scan: readonly number[]): Buffer => {
    const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
    frame.writeUInt16BE(height, 5);
    frame.writeUInt16BE(width, 7);
    return Buffer.concat([Buffer.from([0xff, 0xd8]), frame, Buffer.from([...scan, 0xff, 0xd9])]);
  };
  const lines = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 3];

  test('is one that a camera takes, and has a picture', () => {
    expect(isDrawable(jpegOf(16_320, 12_240, lines))).toBe(true);
    expect(isDrawable(jpegOf(65_535, 65_535, lines))).toBe(false);
    expect(isDrawable(jpegOf(400, 300, []))).toBe(false);
  });
});
