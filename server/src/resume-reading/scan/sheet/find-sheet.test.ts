import { expect, test } from 'vitest';
import { printed } from '../../testing/test-raster.ts';
import { flattened } from './flatten.ts';
import { blankRaster, type Raster } from '../raster.ts';
import { sheetIn, type Corners } from './find-sheet.ts';

const aside: Corners = [
  { x: 150, y: 90 },
  { x: 760, y: 130 },
  { x: 840, y: 1090 },
  { x: 70, y: 1040 },
];

/** A table with a sheet on it, whose rows of print follow its upper and lower edge. */
const photographed = ([one, two, three, four]: Corners, table: number): Raster => {
  const picture = blankRaster(900, 1200);
  for (let at = 0; at < picture.grey.length; at += 1)
    picture.grey[at] = table + ((at * 7919) % 13) - 6;
  for (let row = 0; row < 3000; row += 1)
    for (let column = 0; column < 2000; column += 1) {
      const [u, v] = [column / 2000, row / 3000];
      const x = (one.x * (1 - u) + two.x * u) * (1 - v) + (four.x * (1 - u) + three.x * u) * v;
      const y = (one.y * (1 - u) + two.y * u) * (1 - v) + (four.y * (1 - u) + three.y * u) * v;
      const isPrint = u > 0.1 && u < 0.9 && row % 120 > 95 && row > 200 && column % 37 > 20;
      picture.grey[Math.round(y) * 900 + Math.round(x)] = isPrint ? 40 : 235;
    }
  return picture;
};

const darkest = ({ width, grey }: Raster, rows: readonly number[]): number =>
  Math.min(...rows.flatMap((row) => [...grey.subarray(row * width + 4, (row + 1) * width - 4)]));

test.each([
  ['darker than paper', 90],
  ['nearly as light', 200],
])('a sheet that was photographed from aside is found on a table %s', (_, table) => {
  const sheet = sheetIn(photographed(aside, table));
  for (const [index, { x, y }] of aside.entries()) {
    const corner = sheet?.corners[index] ?? { x: 0, y: 0 };
    expect(Math.hypot(corner.x - x, corner.y - y)).toBeLessThan(8);
  }
  expect(sheet?.isAmongPrint).toBe(false);
});

test('it is laid flat: nothing of the table is left, and its proportions are those of A4', () => {
  const picture = photographed(aside, 90);
  const sheet = sheetIn(picture);
  const flat = sheet ? flattened(picture, sheet, 1000) : picture;
  expect([flat.width, flat.height]).toEqual([707, 1000]);
  expect(darkest(flat, [45, 60, 950])).toBeGreaterThan(200);
  expect(flat.grey[500 * 707 + 45]).toBeGreaterThan(200);
  expect(flat.grey[500 * 707 + 660]).toBeGreaterThan(200);
});

test('a scan has no sheet in it, nor has a page with a bar of colour', () => {
  const page = printed();
  expect(sheetIn(page)).toBeNull();
  for (let at = 0; at < page.grey.length; at += 1)
    if (at % 600 < 180 || at < 600 * 120) page.grey[at] = Math.round((page.grey[at] ?? 0) / 3);
  expect(sheetIn(page)).toBeNull();
});

test('what is printed around a light field on a page is kept', () => {
  const page = blankRaster(600, 800);
  const print = printed();
  for (let at = 0; at < page.grey.length; at += 1) {
    const [x, y] = [at % 600, Math.floor(at / 600)];
    const isField = x > 120 && x < 560 && y > 170 && y < 760;
    page.grey[at] = Math.max(0, (print.grey[at] ?? 0) - (isField ? 0 : 140));
  }
  const sheet = sheetIn(page);
  expect(sheet?.isAmongPrint).toBe(true);
  const flat = sheet ? flattened(page, sheet, 800) : page;
  // Of the bar above the field and beside it some is there.
  expect(flat.grey[60 * flat.width + Math.floor(flat.width / 2)]).toBeLessThan(140);
});
