import { expect, test } from 'vitest';
import { blankRaster, drawOnto, type Raster } from './raster.ts';
import { level } from './straighten.ts';
import { printed } from '../testing/test-raster.ts';

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
