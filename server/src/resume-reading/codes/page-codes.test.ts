import { expect, test } from 'vitest';
import { writePdf } from '../testing/test-pdf.ts';
import { openPagePictures, type PageMarks } from '../scan/page-raster.ts';
import { blankRaster, turned, type Raster } from '../scan/raster.ts';
import { openCodes } from './page-codes.ts';
import { codePicture, drawnCode } from '../testing/test-codes.ts';

const mail = 'mailto:anna.roux@exemple.fr';
const number = 'tel:+33639981234';
const never = () => false;

/** A page of one point a unit on which these pictures lie one above the other, each 100 points wide and high. */
const pageOf = (...pictures: Raster[]): PageMarks => ({
  marks: pictures.map((picture, at) => ({ picture, matrix: [100, 0, 0, 100, 50, 50 + 100 * at] })),
  viewAt: (scale) => ({
    width: 595,
    height: 842,
    transform: [scale, 0, 0, -scale, 0, 842 * scale],
  }),
});

const textsOn = async (page: PageMarks): Promise<string[]> =>
  (await openCodes(never)(1, page)).flatMap(({ texts }) => texts);

/** On ground as large as this, its left top at so many points. */
const laidOn = (code: Raster, width: number, height: number, at: number): Raster => {
  const raster = blankRaster(width, height);
  for (const [index, light] of code.grey.entries())
    raster.grey[(at + Math.floor(index / code.width)) * width + at + (index % code.width)] = light;
  return raster;
};

const inverted = (raster: Raster): Raster => ({
  ...raster,
  grey: raster.grey.map((light) => 255 - light),
});

test.each([
  ['a point a square', codePicture(mail, 1)],
  ['on its side', turned(codePicture(mail, 6), 1)],
  ['light on dark', inverted(codePicture(mail, 6))],
  ['within a page', laidOn(codePicture(mail, 6), 1200, 900, 500)],
  [
    'within a picture that is longer than the decoder takes',
    laidOn(codePicture(mail, 6), 5000, 400, 100),
  ],
])('a code in a picture is read: %s', async (_, picture) => {
  expect(await textsOn(pageOf(picture))).toEqual(['anna.roux@exemple.fr']);
});

test('codes that a page draws square by square are read, and told where they stand', async () => {
  const file = await openPagePictures(
    writePdf([`${drawnCode(mail, 104, 204)}0.1 0.2 0.4 rg\n${drawnCode(number, 404, 504)}`]),
  );
  const found = await openCodes(never)(1, await file.look(1));
  await file.close();
  const rounded = found.map(({ texts, x, y }) => [
    texts[0],
    Math.round(x / 10),
    Math.round(y / 10),
  ]);
  expect(new Set(rounded)).toEqual(
    new Set([
      ['+33639981234', 45, 55],
      ['anna.roux@exemple.fr', 15, 25],
    ]),
  );
});

test('the same code is told once, and one that leads to a page not at all', async () => {
  const code = codePicture(mail, 6);
  expect(await textsOn(pageOf(code, code, codePicture('https://exemple.fr/anna', 6)))).toEqual([
    'anna.roux@exemple.fr',
  ]);
});

test('pictures without end are looked at as far as resumes go, and no longer than there is time', async () => {
  const grounds = Array.from({ length: 200 }, () => blankRaster(30, 30));
  const code = codePicture(mail, 6);
  expect(await textsOn(pageOf(...grounds, code))).toEqual([]);
  expect(await textsOn(pageOf(...grounds.slice(0, 10), code))).toHaveLength(1);
  expect(await openCodes(() => true)(1, pageOf(code))).toEqual([]);
});
