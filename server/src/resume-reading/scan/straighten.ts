import { blankRaster, drawOnto, type Raster } from './raster.ts';

/** Every so many points, across and down, are looked at to find how a page lies. */
const step = 3;
const mostDegrees = 6;

/** Strokes of letters and rules are thinner than twice this; areas of colour and their edges are not looked at. */
const reach = 9;
const isDark = ({ width, grey }: Raster, x: number, y: number): boolean =>
  (grey[y * width + x] ?? 255) < 150;

/** Where there are strokes. */
const inkOf = (page: Raster): [xs: number[], ys: number[]] => {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let y = reach; y < page.height - reach; y += step)
    for (let x = reach; x < page.width - reach; x += step) {
      if (!isDark(page, x, y)) continue;
      const isNarrow = !isDark(page, x - reach, y) && !isDark(page, x + reach, y);
      const isFlat = !isDark(page, x, y - reach) && !isDark(page, x, y + reach);
      if (!isNarrow && !isFlat) continue;
      xs.push(x);
      ys.push(y);
    }
  return [xs, ys];
};

/** How sharply rows of ink and white follow each other when the page is sheared by an angle. */
const sharpness = (
  along: readonly number[],
  across: readonly number[],
  tangent: number,
): number => {
  const rows = new Int32Array(2000);
  for (const [index, position] of across.entries()) {
    const row = Math.round((position - (along[index] ?? 0) * tangent) / step) + 400;
    if (row >= 0 && row < rows.length) rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let row = 1; row < rows.length; row += 1)
    sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return sum;
};

/** In degrees. */
const bestAngle = (along: readonly number[], across: readonly number[]): number => {
  let best = { degrees: 0, score: 0 };
  for (let degrees = -mostDegrees; degrees <= mostDegrees; degrees += 0.25) {
    const score = sharpness(along, across, Math.tan((degrees * Math.PI) / 180));
    if (score > best.score) best = { degrees, score };
  }
  return best.degrees;
};

/** Turned about its middle by an angle, its size kept. */
const rotated = (page: Raster, degrees: number): Raster => {
  if (Math.abs(degrees) < 0.2) return page;
  const { width, height } = page;
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [a, b, c, d] = [width * cos, -width * sin, -height * sin, -height * cos];
  const made = blankRaster(width, height);
  drawOnto(made, page, [a, b, c, d, (width - a - c) / 2, (height - b - d) / 2]);
  return made;
};

/** With its lines level. */
export const level = (page: Raster): Raster => {
  const [xs, ys] = inkOf(page);
  return rotated(page, bestAngle(xs, ys));
};
