import { between, blankRaster, type Raster } from '../raster.ts';
import type { Corners, Point, Sheet } from './find-sheet.ts';

/** How much of what is around a sheet is shown where it may be print, in its width and height. */
const outward = 0.25;
/** As little of the sheet as may be the table is left out, and as much white put around it as letters at an edge need, in points. */
const inward = -0.002;
const white = 40;
/** A sheet that is nearly so many times as long as it is wide is A4. */
const a4 = Math.SQRT2;
const nearlyA4 = 0.18;

const far = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Where a place of a square of 1 lies in a picture that shows the square from aside (Heckbert 1989, p. 20). */
const projection = ([one, two, three, four]: Corners): ((u: number, v: number) => Point) => {
  const [dx1, dy1] = [two.x - three.x, two.y - three.y];
  const [dx2, dy2] = [four.x - three.x, four.y - three.y];
  const [sumX, sumY] = [one.x - two.x + three.x - four.x, one.y - two.y + three.y - four.y];
  const bend = dx1 * dy2 - dx2 * dy1;
  const g = (sumX * dy2 - dx2 * sumY) / bend;
  const h = (dx1 * sumY - sumX * dy1) / bend;
  const [a, b] = [two.x - one.x + g * two.x, four.x - one.x + h * four.x];
  const [d, e] = [two.y - one.y + g * two.y, four.y - one.y + h * four.y];
  return (u, v) => {
    const depth = g * u + h * v + 1;
    return { x: (a * u + b * v + one.x) / depth, y: (d * u + e * v + one.y) / depth };
  };
};

/** A sheet in a picture as it would lie on a scanner, so many points along its longer side. */
export const flattened = (
  picture: Raster,
  { corners, isAmongPrint }: Sheet,
  longSide: number,
): Raster => {
  const [one, two, three, four] = corners;
  const wide = Math.max(far(one, two), far(four, three));
  const high = Math.max(far(one, four), far(two, three));
  const ratio = Math.max(wide, high) / Math.min(wide, high);
  const long = Math.abs(ratio - a4) < nearlyA4 ? a4 : ratio;
  const [across, down] = wide > high ? [1, 1 / long] : [1 / long, 1];
  const margin = isAmongPrint ? outward : inward;
  const [width, height] = [across, down].map((side) => Math.round(longSide * side) - 2 * white) as [
    number,
    number,
  ];
  const made = blankRaster(width + 2 * white, height + 2 * white);
  const toPicture = projection(corners);
  const isDense = Math.max(wide, high) * (1 + 2 * margin) > 1.3 * longSide;
  const parts = isDense ? [0.25, 0.75] : [0.5];
  const spread = 1 + 2 * margin;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let [sum, count] = [0, 0];
      for (const dy of parts)
        for (const dx of parts) {
          const place = toPicture(
            ((x + dx) / width) * spread - margin,
            ((y + dy) / height) * spread - margin,
          );
          if (place.x < 0 || place.y < 0 || place.x >= picture.width || place.y >= picture.height)
            continue;
          sum += between(picture, place.x - 0.5, place.y - 0.5);
          count += 1;
        }
      if (count > 0) made.grey[(y + white) * made.width + x + white] = Math.round(sum / count);
    }
  return made;
};
