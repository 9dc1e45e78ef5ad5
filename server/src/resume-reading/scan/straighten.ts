import { blankRaster, drawOnto, type Raster } from './raster.ts';

const block = 40;
/** Paper is nowhere made lighter than so many times: what is darker is printed dark. */
const mostGain = 2;
/** Bands of colour narrower than twice so many blocks are printed on the paper around them. */
const around = 4;

/** The lightest (`most` is Math.max) or darkest of the blocks around each, along rows (`stride` 1) or columns (`stride` of a row). */
const spread = (
  paper: Float32Array,
  { across, down }: { across: number; down: number },
  stride: number,
  most: (one: number, other: number) => number,
): Float32Array => {
  const count = stride === 1 ? across : down;
  return paper.map((own, index) => {
    const at = stride === 1 ? index % across : Math.floor(index / across);
    let found = own;
    for (let shift = -around; shift <= around; shift += 1)
      if (at + shift >= 0 && at + shift < count)
        found = most(found, paper[index + shift * stride] ?? own);
    return found;
  });
};

/** With narrow bands closed; what is lighter beside a shaded page, a table or the lid of a scanner, makes its edge no lighter. */
const closed = (paper: Float32Array, across: number, down: number): Float32Array => {
  const size = { across, down };
  const light = spread(spread(paper, size, 1, Math.max), size, across, Math.max);
  return spread(spread(light, size, 1, Math.min), size, across, Math.min);
};

/** How light the paper is in each block: what nine of ten points are darker than. */
const paperOf = ({ width, height, grey }: Raster, across: number, down: number): Float32Array => {
  const paper = new Float32Array(across * down);
  const counts = new Uint32Array(256);
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1) {
      counts.fill(0);
      let all = 0;
      for (let y = row * block; y < Math.min(height, (row + 1) * block); y += 2)
        for (let x = column * block; x < Math.min(width, (column + 1) * block); x += 2) {
          const light = grey[y * width + x] ?? 255;
          counts[light] = (counts[light] ?? 0) + 1;
          all += 1;
        }
      let light = 255;
      for (let above = 0; light > 0 && above <= all / 10; light -= 1) above += counts[light] ?? 0;
      paper[row * across + column] = Math.max(light, 255 / mostGain);
    }
  return closed(paper, across, down);
};

/** So dark, by half of its points, is an area on which letters are printed in white. */
const darkArea = 115;

/** With what is printed white on dark turned into dark on white, block by block. */
export const darkOnLight = (raster: Raster): Raster => {
  const { width, height, grey } = raster;
  const made: Raster = { width, height, grey: grey.slice() };
  for (let top = 0; top < height; top += block)
    for (let left = 0; left < width; left += block) {
      const [low, right] = [Math.min(height, top + block), Math.min(width, left + block)];
      let [dark, ground] = [0, 0];
      for (let y = top; y < low; y += 1)
        for (let x = left; x < right; x += 1) {
          const light = grey[y * width + x] ?? 255;
          if (light >= darkArea) continue;
          dark += 1;
          ground += light;
        }
      if (2 * dark < (low - top) * (right - left)) continue;
      const paper = 245 - ground / dark;
      for (let y = top; y < low; y += 1)
        for (let x = left; x < right; x += 1) {
          const turned = 255 - (grey[y * width + x] ?? 255);
          made.grey[y * width + x] = Math.min(255, Math.round((turned * 255) / paper));
        }
    }
  return made;
};

/** With the shades of a photograph taken out: the paper is white all over. */
export const evenlyLit = (raster: Raster): Raster => {
  const { width, height, grey } = raster;
  const [across, down] = [Math.ceil(width / block), Math.ceil(height / block)];
  const paper = paperOf(raster, across, down);
  const lit = blankRaster(width, height);
  const at = (column: number, row: number): number =>
    paper[
      Math.max(0, Math.min(down - 1, row)) * across + Math.max(0, Math.min(across - 1, column))
    ] ?? 255;
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / block - 0.5);
    const low = y / block - 0.5 - row;
    for (let x = 0; x < width; x += 1) {
      const column = Math.floor(x / block - 0.5);
      const right = x / block - 0.5 - column;
      const upper = at(column, row) * (1 - right) + at(column + 1, row) * right;
      const lower = at(column, row + 1) * (1 - right) + at(column + 1, row + 1) * right;
      const light = ((grey[y * width + x] ?? 255) * 255) / (upper * (1 - low) + lower * low);
      lit.grey[y * width + x] = Math.min(255, Math.round(light));
    }
  }
  return lit;
};

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

const bestAngle = (
  along: readonly number[],
  across: readonly number[],
): { degrees: number; score: number } => {
  let best = { degrees: 0, score: 0 };
  for (let degrees = -mostDegrees; degrees <= mostDegrees; degrees += 0.25) {
    const score = sharpness(along, across, Math.tan((degrees * Math.PI) / 180));
    if (score > best.score) best = { degrees, score };
  }
  return best;
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

/** Whether its lines seem to run up or down the page. */
export const isOnItsSide = (page: Raster): boolean => {
  const [xs, ys] = inkOf(page);
  return bestAngle(ys, xs).score > 1.3 * bestAngle(xs, ys).score;
};

/** With its lines level. */
export const level = (page: Raster): Raster => {
  const [xs, ys] = inkOf(page);
  return rotated(page, bestAngle(xs, ys).degrees);
};
