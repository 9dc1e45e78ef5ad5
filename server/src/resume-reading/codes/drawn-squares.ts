import { compose, toMatrix, type Matrix } from '../pdf/matrix.ts';
import type { PageMarks } from '../scan/page-raster.ts';
import { blankRaster, type Raster } from '../scan/raster.ts';
import { openFilling, type Shape } from '../scan/shapes/outlines.ts';

/** The smallest code is drawn in more stretches; a page has fewer bars and lines. */
const fewestSquares = 60;
/** No square of a code is larger, in points of the page. */
const largestSquare = 40;
/** Points for one of the page, and along the longer side of what is drawn at most. */
const scale = 8;
const longestSide = 3000;
/** Codes are found by the light ground around them. */
const margin = 8;

const [move, line] = [0, 1];
/** Numbers of a path for each of its steps, the step among them. */
const stepLength = [3, 3, 7, 5, 1];

interface Box {
  left: number;
  top: number;
  right: number;
  low: number;
}

const width = ({ left, right }: Box): number => right - left;
const height = ({ top, low }: Box): number => low - top;

const around = (boxes: readonly Box[]): Box => {
  const all = { left: Infinity, top: Infinity, right: -Infinity, low: -Infinity };
  for (const { left, top, right, low } of boxes) {
    all.left = Math.min(all.left, left);
    all.top = Math.min(all.top, top);
    all.right = Math.max(all.right, right);
    all.low = Math.max(all.low, low);
  }
  return all;
};

/** The stretches of a shape of straight lines as it lies on the page; none of one with curves. */
const stretchesOf = ({ path, matrix }: Shape, view: Matrix): Box[] => {
  const [a, b, c, d, e, f] = compose(view, matrix);
  const found: Box[] = [];
  for (let at = 0; at < path.length; at += stepLength[path[at] ?? 0] ?? path.length) {
    const step = path[at] ?? 0;
    if (step !== move && step !== line && stepLength[step] !== 1) return [];
    if (stepLength[step] === 1) continue;
    const [x, y] = [path[at + 1] ?? 0, path[at + 2] ?? 0];
    const [atX, atY] = [a * x + c * y + e, b * x + d * y + f];
    const last = step === move ? undefined : found.at(-1);
    const box = { left: atX, top: atY, right: atX, low: atY };
    if (last) Object.assign(last, around([last, box]));
    else found.push(box);
  }
  return found;
};

const isSquare = (box: Box): boolean => Math.max(width(box), height(box)) <= largestSquare;

/** A picture, and how its square of 1 comes to lie on the page, in points from the left top. */
export interface Drawn {
  picture: Raster;
  matrix: Matrix;
}

const straightShapes = ({ marks, viewAt }: PageMarks) => {
  const view = toMatrix(viewAt(1).transform);
  const shapes = marks.flatMap((mark) => {
    if ('picture' in mark || mark.isLetter === true) return [];
    const stretches = stretchesOf(mark, view);
    return stretches.length > 0 ? [{ shape: mark, stretches }] : [];
  });
  const squares = shapes.flatMap(({ stretches }) => stretches.filter(isSquare));
  return { view, shapes, squares };
};

/** Whether a page draws what may be a code. */
export const hasSquares = (page: PageMarks): boolean =>
  straightShapes(page).squares.length >= fewestSquares;

/** What a page draws in many small stretches of straight lines, as programs draw codes; null where it has none. */
export const drawSquares = (page: PageMarks): Drawn | null => {
  const { view, shapes, squares } = straightShapes(page);
  if (squares.length < fewestSquares) return null;
  const box = around(squares);
  const [left, top] = [box.left - margin, box.top - margin];
  const [across, down] = [width(box) + 2 * margin, height(box) + 2 * margin];
  const times = Math.min(scale, longestSide / Math.max(across, down));
  const toPicture: Matrix = [times, 0, 0, times, -left * times, -top * times];
  const picture = blankRaster(Math.ceil(across * times), Math.ceil(down * times));
  const fill = openFilling(picture);
  for (const { shape } of shapes)
    fill({ ...shape, matrix: compose(compose(toPicture, view), shape.matrix) });
  return { picture, matrix: [across, 0, 0, -down, left, top + down] };
};
