import { expect, test } from 'vitest';
import { writePdf } from '../../testing/test-pdf.ts';
import { openFilling } from './outlines.ts';
import { openPagePictures } from '../page-raster.ts';
import { blankRaster, type Raster } from '../raster.ts';

/** So many squares of 10 points in rows, the first at the left top of an A4 page. */
const squares = (count: number): string =>
  Array.from(
    { length: count },
    (_, at) => `${20 + (at % 20) * 20} ${800 - Math.floor(at / 20) * 20} 10 10 re f`,
  ).join('\n');

const draw = async (content: string): Promise<Raster | null> => {
  const file = await openPagePictures(writePdf([content]));
  try {
    return await file.draw(1);
  } finally {
    await file.close();
  }
};

/** How light a page is at so many points from its left and its top. */
const lightAt = ({ width, grey }: Raster, x: number, y: number): number | undefined => {
  const scale = width / 595;
  return grey[Math.round(y * scale) * width + Math.round(x * scale)];
};

test('letters that were made outlines are drawn, their holes left white; a few bars are not', async () => {
  const ring = '0.5 g 300 300 60 60 re 320 320 20 20 re f*';
  const curve = '0 g 100 200 m 100 260 160 260 160 200 c f';
  const page = await draw(`${squares(160)}\n${ring}\n${curve}`);
  if (!page) throw new Error('Nothing was drawn.');
  expect([lightAt(page, 25, 37), lightAt(page, 35, 37)]).toEqual([0, 255]);
  expect([lightAt(page, 310, 512), lightAt(page, 330, 512)]).toEqual([128, 255]);
  expect([lightAt(page, 130, 605), lightAt(page, 130, 590)]).toEqual([0, 255]);
  expect(await draw(squares(20))).toBeNull();
});

test('what would take long to fill is left out', () => {
  const page = blankRaster(100, 2000);
  const fill = openFilling(page);
  const matrix = [1, 0, 0, 1, 0, 0] as const;
  const lines = Array.from({ length: 5000 }, (_, at) => [1, at % 100, at % 2 ? 2000 : 0]).flat();
  fill({ path: [0, 0, 0, ...lines], matrix, light: 0, isEvenOdd: true });
  expect(page.grey.every((light) => light === 255)).toBe(true);
  fill({
    path: [0, 10, 10, 1, 20, 10, 1, 20, 20, 1, 10, 20, 4],
    matrix,
    light: 0,
    isEvenOdd: false,
  });
  expect(page.grey[15 * 100 + 15]).toBe(0);
});

test('letters that are drawn again and again are left out in the end', () => {
  const page = blankRaster(100, 100);
  const fill = openFilling(page);
  const matrix = [1, 0, 0, 1, 0, 0] as const;
  const path = [0, 200, 0, ...Array.from({ length: 500_000 }, () => [1, 200, 0]).flat()];
  for (let time = 0; time < 5; time += 1) fill({ path, matrix, light: 0, isEvenOdd: false });
  fill({ path: [0, 10, 10, 1, 20, 10, 1, 20, 20, 4], matrix, light: 0, isEvenOdd: false });
  expect(page.grey.every((light) => light === 255)).toBe(true);
});
