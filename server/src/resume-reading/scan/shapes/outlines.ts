import type { Matrix } from '../../pdf/matrix.ts';
import { luminance, type Raster } from '../raster.ts';

/** An area that a page fills: a letter whose font was made into outlines, most of all. */
export interface Shape {
  /** As PDF.js writes a path: a sign for what to do, then its points. */
  path: ArrayLike<number>;
  matrix: Matrix;
  /** 0 black, 255 white. */
  light: number;
  isEvenOdd: boolean;
}

/** What PDF.js calls its operations by, in numbers. */
export type Operations = Readonly<
  Record<
    | 'save'
    | 'restore'
    | 'setFillRGBColor'
    | 'constructPath'
    | 'fill'
    | 'eoFill'
    | 'fillStroke'
    | 'eoFillStroke'
    | 'closeFillStroke'
    | 'closeEOFillStroke',
    number
  >
>;

/** How many points each step of a path has, by its sign: move, line, two sorts of curves, close. */
const pointsOf = [1, 1, 3, 2, 0];
const [move, line, cubic, quadratic] = [0, 1, 2, 3];

const curveSteps = 6;
/** Rows of a point are looked at so many times. */
const strips = 4;
/** No page of letters crosses more strips; one made to take long might. */
const mostCrossings = 6_000_000;
/** Those of one shape are held in memory, all letters of a page in one path among them. */
const mostOfShape = 1_500_000;
/** Several times the points of a page. */
const mostPoints = 60_000_000;
/** Steps and points of all paths: letters of one font are drawn again and again. */
const mostSteps = 6_000_000;

interface Edge {
  x: number;
  y: number;
  toX: number;
  toY: number;
}

/** The corners of a path, with its curves in small steps; each stretch is closed. */
const edgesOf = ({ path, matrix }: Shape): Edge[] => {
  const [a, b, c, d, e, f] = matrix;
  const edges: Edge[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const goTo = (toX: number, toY: number): void => {
    if (x !== toX || y !== toY) edges.push({ x, y, toX, toY });
    [x, y] = [toX, toY];
  };
  for (let at = 0; at < path.length;) {
    const step = path[at] ?? 0;
    const count = pointsOf[step];
    if (count === undefined) break;
    const points = Array.from({ length: count }, (_, index): readonly [number, number] => {
      const [px, py] = [path[at + 1 + 2 * index] ?? 0, path[at + 2 + 2 * index] ?? 0];
      return [a * px + c * py + e, b * px + d * py + f];
    });
    at += 1 + 2 * count;
    const [first, second, third] = points;
    if (step === move || step > quadratic) goTo(startX, startY);
    if (step === move && first) [x, y, startX, startY] = [...first, ...first];
    if (step === line && first) goTo(...first);
    const controls = step === cubic ? [first, second, third] : [first, first, second];
    const [one, other, end] = controls;
    if ((step !== cubic && step !== quadratic) || !one || !other || !end) continue;
    const [fromX, fromY] = [x, y];
    for (let part = 1; part <= curveSteps; part += 1) {
      const t = part / curveSteps;
      const [near, mid, late, last] = [
        (1 - t) ** 3,
        3 * t * (1 - t) ** 2,
        3 * t * t * (1 - t),
        t ** 3,
      ];
      goTo(
        near * fromX + mid * one[0] + late * other[0] + last * end[0],
        near * fromY + mid * one[1] + late * other[1] + last * end[1],
      );
    }
  }
  goTo(startX, startY);
  return edges;
};

interface Crossing {
  x: number;
  turn: number;
}

/** Where edges cross the strips of a page, strip by strip. */
const crossingsOf = (
  edges: readonly Edge[],
  height: number,
  left: number,
): Map<number, Crossing[]> | null => {
  const found = new Map<number, Crossing[]>();
  let count = 0;
  for (const { x, y, toX, toY } of edges) {
    const [top, low] = [Math.min(y, toY), Math.max(y, toY)];
    const first = Math.max(0, Math.ceil(top * strips - 0.5));
    const end = Math.min(height * strips, Math.ceil(low * strips - 0.5));
    count += Math.max(0, end - first);
    if (count > left) return null;
    for (let strip = first; strip < end; strip += 1) {
      const at = x + (((strip + 0.5) / strips - y) * (toX - x)) / (toY - y);
      const crossing = { x: at, turn: toY > y ? 1 : -1 };
      const row = found.get(strip);
      if (row) row.push(crossing);
      else found.set(strip, [crossing]);
    }
  }
  return found;
};

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The points of the page on which a shape lies. */
const boxOf = (edges: readonly Edge[], page: Raster): Box => {
  let [left, top, right, low] = [page.width, page.height, 0, 0];
  for (const { x, y } of edges) {
    left = Math.min(left, Math.floor(x));
    right = Math.max(right, Math.ceil(x));
    top = Math.min(top, Math.floor(y));
    low = Math.max(low, Math.ceil(y));
  }
  [left, top] = [Math.max(0, left), Math.max(0, top)];
  return {
    left,
    top,
    width: Math.max(0, Math.min(page.width, right) - left),
    height: Math.max(0, Math.min(page.height, low) - top),
  };
};

/** How much of each point of its box a shape covers. */
const coverageOf = (
  crossings: ReadonlyMap<number, readonly Crossing[]>,
  { left, top, width, height }: Box,
  isEvenOdd: boolean,
): Float32Array => {
  const coverage = new Float32Array(width * height);
  for (const [strip, row] of crossings) {
    const start = (Math.floor(strip / strips) - top) * width;
    const sorted = row.toSorted((one, other) => one.x - other.x);
    let winding = 0;
    for (const [index, { x, turn }] of sorted.entries()) {
      winding += turn;
      const next = sorted[index + 1];
      if (!next || (isEvenOdd ? index % 2 === 1 : winding === 0)) continue;
      const [from, to] = [Math.max(0, x - left), Math.min(width, next.x - left)];
      for (let at = Math.floor(from); at < to; at += 1)
        coverage[start + at] =
          (coverage[start + at] ?? 0) + (Math.min(to, at + 1) - Math.max(from, at)) / strips;
    }
  }
  return coverage;
};

/** Fills shapes one after the other, as far as a page of letters would. */
export const openFilling = (page: Raster): ((shape: Shape) => void) => {
  let [crossingsLeft, pointsLeft, stepsLeft] = [mostCrossings, mostPoints, mostSteps];
  return (shape) => {
    stepsLeft -= shape.path.length;
    if (stepsLeft < 0) return;
    const edges = edgesOf(shape);
    const box = boxOf(edges, page);
    pointsLeft -= box.width * box.height;
    const crossings =
      pointsLeft < 0 ? null : crossingsOf(edges, page.height, Math.min(crossingsLeft, mostOfShape));
    if (!crossings) return;
    for (const row of crossings.values()) crossingsLeft -= row.length;
    for (const [index, share] of coverageOf(crossings, box, shape.isEvenOdd).entries()) {
      if (share === 0) continue;
      const at =
        (box.top + Math.floor(index / box.width)) * page.width + box.left + (index % box.width);
      const before = page.grey[at] ?? 255;
      page.grey[at] = Math.round(before + (shape.light - before) * Math.min(1, share));
    }
  };
};

const lightOf = (colour: unknown): number => {
  const digits = typeof colour === 'string' ? /^#([0-9a-f]{6})$/i.exec(colour)?.[1] : undefined;
  const value = Number.parseInt(digits ?? '000000', 16);
  return luminance(value >> 16, (value >> 8) & 255, value & 255);
};

/** What a page says of its shapes, one operation after the other, and how light its letters are meanwhile. */
export const openShapes = (operations: Operations) => {
  const fills = new Set([operations.fill, operations.fillStroke, operations.closeFillStroke]);
  const evenOdd = new Set([
    operations.eoFill,
    operations.eoFillStroke,
    operations.closeEOFillStroke,
  ]);
  const stack: number[] = [];
  let light = 0;
  /** The shape that an operation fills; null where it fills none. */
  const shapeOf = (operation: number, values: readonly unknown[], matrix: Matrix): Shape | null => {
    if (operation === operations.save) stack.push(light);
    if (operation === operations.restore) light = stack.pop() ?? light;
    if (operation === operations.setFillRGBColor) light = lightOf(values[0]);
    const [how, paths] = values;
    const path: unknown = Array.isArray(paths) ? paths[0] : null;
    const isEvenOdd = evenOdd.has(Number(how));
    const isFilled =
      operation === operations.constructPath && (isEvenOdd || fills.has(Number(how)));
    return isFilled && path instanceof Float32Array ? { path, matrix, light, isEvenOdd } : null;
  };
  return { shapeOf, light: () => light };
};
