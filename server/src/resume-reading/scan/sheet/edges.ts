import { blankRaster, type Raster } from '../raster.ts';

/** How much lighter or darker neighbours are at an edge. */
const edge = 10;
/** As far as a sheet is turned or seen from aside its edges lean: so much across for one along. */
const mostLeaning = 0.3;
const leaningStep = 0.01;
/** So many lines of either kind may be edges of the sheet. */
const mostLines = 14;
/** An edge is followed in a larger picture no farther away than so many of its points. */
const fineReach = 6;

export interface Small extends Raster {
  /** Points of the picture in one of this. */
  scale: number;
}

export const shrunk = ({ width, height, grey }: Raster, longest: number): Small => {
  const scale = Math.max(1, Math.max(width, height) / longest);
  const small = blankRaster(Math.floor(width / scale), Math.floor(height / scale));
  for (let y = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1) {
      let [sum, count] = [0, 0];
      const bottom = Math.floor((y + 1) * scale);
      const right = Math.floor((x + 1) * scale);
      for (let row = Math.floor(y * scale); row < bottom; row += 1)
        for (let column = Math.floor(x * scale); column < right; column += 1) {
          sum += grey[row * width + column] ?? 0;
          count += 1;
        }
      small.grey[y * small.width + x] = Math.round(sum / Math.max(1, count));
    }
  return { ...small, scale };
};

/** A line that runs along one axis: at `at` in the middle of it, leaning by `leaning` across for one along. */
export interface Line {
  at: number;
  leaning: number;
  votes: number;
}

/** What looks alike whether edges that run down or across are looked for. */
export interface Side {
  /** Points along the lines, and across them. */
  along: number;
  across: number;
  /** How light it is at a place. */
  light: (along: number, across: number) => number;
}

export const sidesOf = ({ width, height, grey }: Raster): { downward: Side; level: Side } => {
  const light = (x: number, y: number): number => {
    const column = Math.min(width - 1, Math.max(0, Math.round(x)));
    const row = Math.min(height - 1, Math.max(0, Math.round(y)));
    return grey[row * width + column] ?? 0;
  };
  return {
    downward: { along: height, across: width, light: (along, across) => light(across, along) },
    level: { along: width, across: height, light },
  };
};

const leanings = Array.from(
  { length: Math.round((2 * mostLeaning) / leaningStep) + 1 },
  (_, index) => index * leaningStep - mostLeaning,
);

/** The lines along which lightness changes most, the strongest first, none beside another. */
export const linesOf = ({ along, across, light }: Side): Line[] => {
  const votes = leanings.map(() => new Float32Array(across));
  for (let position = 1; position < along - 1; position += 1)
    for (let place = 2; place < across - 2; place += 1) {
      const change = Math.abs(light(position, place + 1) - light(position, place - 1));
      const other = Math.abs(light(position + 1, place) - light(position - 1, place));
      if (change < edge || change < other) continue;
      const weight = Math.min(change, 3 * edge);
      for (const [index, leaning] of leanings.entries()) {
        const at = Math.round(place - leaning * (position - along / 2));
        const counts = votes[index];
        if (counts && at >= 0 && at < across) counts[at] = (counts[at] ?? 0) + weight;
      }
    }
  const all = leanings.flatMap((leaning, index) =>
    Array.from(votes[index] ?? [], (count, at) => ({ at, leaning, votes: count })),
  );
  const lines: Line[] = [];
  for (const line of all.toSorted((one, other) => other.votes - one.votes)) {
    if (lines.length === mostLines || line.votes < along) break;
    const isBeside = lines.some(
      ({ at, leaning }) =>
        Math.abs(at - line.at) < 6 && Math.abs(leaning - line.leaning) < 6 * leaningStep,
    );
    if (!isBeside) lines.push(line);
  }
  return lines;
};

const placeAt = (line: Line, { along }: Side, position: number): number =>
  line.at + line.leaning * (position - along / 2);

/** How much of an edge is seen between two places along it, and how much its sides differ. */
export const seenOf = (
  line: Line,
  side: Side,
  from: number,
  to: number,
): { seen: number; step: number } => {
  const steps: number[] = [];
  let seen = 0;
  const count = 60;
  for (let index = 0; index < count; index += 1) {
    const position = from + ((index + 0.5) / count) * (to - from);
    const place = placeAt(line, side, position);
    const changes = [-1, 0, 1].map((by) =>
      Math.abs(side.light(position, place + by + 1) - side.light(position, place + by - 1)),
    );
    if (Math.max(...changes) >= edge) seen += 1;
    steps.push(side.light(position, place + 4) - side.light(position, place - 4));
  }
  const middle = steps.toSorted((one, other) => one - other)[count / 2] ?? 0;
  return { seen: seen / count, step: Math.abs(middle) };
};

/** An edge as it runs in a larger picture, `times` as large. */
export const followed = (
  line: Line,
  side: Side,
  times: number,
  [from, to]: [number, number],
): Line => {
  const places = [from, to].map((end) => (line.at + line.leaning * end) * times);
  let best = { change: 0, shifts: [0, 0] };
  const count = 80;
  for (let first = -fineReach; first <= fineReach; first += 1)
    for (let second = -fineReach; second <= fineReach; second += 1) {
      let change = 0;
      for (let index = 0; index < count; index += 1) {
        const share = (index + 0.5) / count;
        const position = (from + (to - from) * share) * times + side.along / 2;
        const place =
          ((places[0] ?? 0) + first) * (1 - share) + ((places[1] ?? 0) + second) * share;
        const step = side.light(position, place + 1) - side.light(position, place - 1);
        change += Math.min(Math.abs(step), 3 * edge);
      }
      if (change > best.change) best = { change, shifts: [first, second] };
    }
  const [start, end] = places.map((place, index) => place + (best.shifts[index] ?? 0)) as [
    number,
    number,
  ];
  const leaning = (end - start) / ((to - from) * times);
  return { ...line, leaning, at: start - leaning * from * times };
};
