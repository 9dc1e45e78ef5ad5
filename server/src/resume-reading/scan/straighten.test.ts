import { expect, test } from 'vitest';
import { blankRaster, drawOnto, turned, type Raster } from './raster.ts';
import { darkOnLight, evenlyLit, isOnItsSide, level } from './straighten.ts';

/** Lines of short strokes, as print looks from afar. */
const printed = (): Raster => {
  const page = blankRaster(600, 800);
  for (let line = 60; line < 740; line += 24)
    for (let x = 60 + (line % 13); x < 540; x += 6 + ((x * line) % 5))
      for (let y = line; y < line + 9; y += 1)
        for (const shift of [0, 1, 2]) page.grey[y * 600 + x + shift] = 20;
  return page;
};

const askew = (page: Raster, degrees: number): Raster => {
  const { width, height } = page;
  const angle = (degrees * Math.PI) / 180;
  const [a, b] = [width * Math.cos(angle), width * Math.sin(angle)];
  const [c, d] = [height * Math.sin(angle), -height * Math.cos(angle)];
  const made = blankRaster(width, height);
  drawOnto(made, page, [a, b, c, d, (width - a - c) / 2, (height - b - d) / 2]);
  return made;
};

/** How many rows of the middle of a page are nearly white. */
const whiteRows = ({ width, height, grey }: Raster): number => {
  let count = 0;
  for (let y = 100; y < height - 100; y += 1) {
    const row = grey.subarray(y * width + 80, (y + 1) * width - 80);
    if (row.every((light) => light > 200)) count += 1;
  }
  return count;
};

test.each([-3, 2])('lines that are %i° askew become level', (degrees) => {
  const page = askew(printed(), degrees);
  expect(whiteRows(page)).toBeLessThan(20);
  expect(whiteRows(level(page))).toBeGreaterThan(200);
});

test('a page on its side is known as such, an upright one with a dark column is not', () => {
  expect(isOnItsSide(turned(printed(), 1))).toBe(true);
  const page = printed();
  for (let y = 0; y < page.height; y += 1) page.grey.fill(40, y * page.width, y * page.width + 50);
  expect(isOnItsSide(page)).toBe(false);
});

test('paper in the shade becomes white, and its print stays dark', () => {
  const page = printed();
  for (const [at, light] of page.grey.entries())
    page.grey[at] = Math.round(light * (1 - (0.4 * (at % page.width)) / page.width));
  const { grey, width } = evenlyLit(page);
  expect(grey[400 * width + 590]).toBeGreaterThan(205);
  expect(Math.min(...grey.subarray(64 * width, 65 * width))).toBeLessThan(60);
});

test('print in white on a dark band becomes dark on light', () => {
  const page = printed();
  for (let at = 0; at < 200 * page.width; at += 1)
    page.grey[at] = (page.grey[at] ?? 0) > 200 ? 70 : 250;
  const { grey, width } = darkOnLight(page);
  expect(grey[50 * width + 300]).toBeGreaterThan(235);
  expect(Math.min(...grey.subarray(64 * width, 65 * width))).toBeLessThan(60);
  expect(grey[400 * width + 30]).toBe(255);
});

test('a shaded page is white up to its edge, beside whatever is lighter', () => {
  const page = blankRaster(1200, 800);
  for (let at = 0; at < page.grey.length; at += 1) if (at % 1200 < 800) page.grey[at] = 170;
  const lit = evenlyLit(page);
  for (const x of [20, 400, 720]) expect(lit.grey[400 * 1200 + x]).toBeGreaterThan(240);
});
