import { readFileSync } from 'node:fs';
import jpeg from 'jpeg-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePng } from '../../testing/office-files.ts';
import { pictureToPdf } from '../office/to-pdf.ts';
import { unhurried } from '../../testing/product/unhurried.ts';
import { openPdfReader, type PdfReader } from '../worker/pdf-reader.ts';
import { openPagePictures } from './page-raster.ts';
import { turned, type Raster } from './raster.ts';
import { isSure } from './upright.ts';

/** A printed page as a scanner gives it, upright. */
const scan = readFileSync(new URL('../../testing/files/scan.png', import.meta.url));

const firstPage = async (pdf: Uint8Array): Promise<Raster> => {
  const file = await openPagePictures(new Uint8Array(pdf));
  const page = await file.draw(1);
  await file.close();
  if (!page) throw new Error('The page has no picture.');
  return page;
};

/** As a camera gives a picture that was taken so, without a word on how it was held. */
const photograph = ({ width, height, grey }: Raster): Uint8Array => {
  const data = Buffer.alloc(width * height * 4, 255);
  for (const [at, light] of grey.entries()) data.fill(light, at * 4, at * 4 + 3);
  return jpeg.encode({ width, height, data }, 80).data;
};

/** Where ink is, in a coarse grid: two pages that lie alike differ in little. */
const inkOf = ({ width, height, grey }: Raster): number[] => {
  const cells = Array.from({ length: 400 }, () => 0);
  for (const [at, light] of grey.entries()) {
    const column = Math.floor(((at % width) / width) * 20);
    const row = Math.floor((Math.floor(at / width) / height) * 20);
    cells[row * 20 + column] = (cells[row * 20 + column] ?? 0) + (light < 128 ? 1 : 0);
  }
  const all = cells.reduce((sum, one) => sum + one, 0);
  return cells.map((one) => one / all);
};

const differenceOf = (one: Raster, other: Raster): number => {
  const [here, there] = [inkOf(one), inkOf(other)];
  return here.reduce((sum, ink, at) => sum + Math.abs(ink - (there[at] ?? 0)), 0);
};

describe('a photograph of a page', () => {
  let reader: PdfReader;
  let upright: Raster;
  beforeAll(async () => {
    // However busy the machine is.
    reader = openPdfReader(unhurried);
    upright = await firstPage(await pictureToPdf(scan));
  });
  afterAll(() => reader.close());

  const uprightOf = async (picture: Uint8Array) =>
    (await reader.readUpright(picture)) ?? new Uint8Array();

  it.each([1, 2, 3])('that lies %i quarters over is turned so that it is read', async (by) => {
    const page = await firstPage(await uprightOf(photograph(turned(upright, by))));
    expect(page.height).toBeGreaterThan(page.width);
    expect(differenceOf(page, upright)).toBeLessThan(0.5);
    expect(differenceOf(turned(page, 2), upright)).toBeGreaterThan(1);
  });

  it('on which nothing is read stays as it was held', async () => {
    const held = await firstPage(await pictureToPdf(makePng()));
    const page = await firstPage(await uprightOf(makePng()));
    expect([page.width, page.height]).toEqual([held.width, held.height]);
  });

  it('is kept as it was held where there is no time', async () => {
    const hasty = openPdfReader({ uprightWithinMs: 1 });
    expect(await hasty.readUpright(scan)).toBeNull();
    await hasty.close();
  });
});

const word = (width: number, height: number) => ({
  text: 'Compétences',
  rect: { left: 0, top: 0, right: width, bottom: height },
  flags: 0,
  confidence: 0.95,
});

it('words that run up the page do not say that it lies the right way round', () => {
  expect(isSure(word(120, 26))).toBe(true);
  expect(isSure(word(26, 120))).toBe(false);
});
