import { expect, test } from 'vitest';
import { legible } from './legible.ts';
import { blankRaster } from './raster.ts';
import { printed } from '../testing/test-raster.ts';

test('paper in the shade becomes white, and its print stays dark', () => {
  const page = printed();
  for (const [at, light] of page.grey.entries())
    page.grey[at] = Math.round(light * (1 - (0.4 * (at % page.width)) / page.width));
  const { grey, width } = legible(page);
  expect(grey[400 * width + 590]).toBeGreaterThan(205);
  expect(Math.min(...grey.subarray(64 * width, 65 * width))).toBeLessThan(60);
});

test('print in white on a dark band becomes dark on light', () => {
  const page = printed();
  for (let at = 0; at < 200 * page.width; at += 1)
    page.grey[at] = (page.grey[at] ?? 0) > 200 ? 70 : 250;
  const { grey, width } = legible(page);
  expect(grey[50 * width + 300]).toBeGreaterThan(235);
  expect(Math.min(...grey.subarray(64 * width, 65 * width))).toBeLessThan(60);
  expect(grey[400 * width + 30]).toBe(255);
});

test('print in white on a bar hardly higher than its letters becomes dark on light', () => {
  const page = printed();
  for (let y = 296; y < 318; y += 1)
    for (let x = 20; x < 580; x += 1) {
      const at = y * 600 + x;
      page.grey[at] = (page.grey[at] ?? 0) > 200 ? 60 : 250;
    }
  const { grey, width } = legible(page);
  // Between two strokes, in the gap between words and on the letters of line 300.
  const row = [...grey.subarray(304 * width + 80, 304 * width + 520)];
  expect(row.toSorted((one, other) => one - other)[Math.floor(row.length * 0.6)]).toBeGreaterThan(
    225,
  );
  expect(Math.min(...row)).toBeLessThan(60);
});

test('a shaded page is white up to its edge, beside whatever is lighter', () => {
  const page = blankRaster(1200, 800);
  for (let at = 0; at < page.grey.length; at += 1) if (at % 1200 < 800) page.grey[at] = 170;
  const lit = legible(page);
  for (const x of [20, 400, 720]) expect(lit.grey[400 * 1200 + x]).toBeGreaterThan(240);
});
