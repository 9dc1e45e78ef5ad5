import { fold } from '@tandem/matching/text/fold';
import { headingTopics } from '../lines/headings.ts';
import type { Row, Segment } from './segments.ts';

const known = new WeakMap<Segment, boolean>();

/** Whether a segment says what a heading says. */
export const isHead = (segment: Segment): boolean => {
  const before = known.get(segment);
  if (before !== undefined) return before;
  const mayBe = segment.text.length < 80 && !/[.,;]$/.test(segment.text);
  const is = mayBe && headingTopics(fold(segment.text)).length > 0;
  known.set(segment, is);
  return is;
};

/** Sizes of one style differ by less. */
const sameSize = 0.6;

/** Whether a row is nothing but headings of one look, side by side: below it new columns begin. */
export const isRowOfHeads = (row: Row): boolean => {
  const [first] = row;
  return (
    first !== undefined &&
    row.length > 1 &&
    row.every(
      (segment) =>
        isHead(segment) &&
        Math.abs(segment.size - first.size) < sameSize &&
        segment.font === first.font,
    )
  );
};

const standUnder = (lower: Row, upper: Row | undefined): boolean =>
  upper !== undefined &&
  isRowOfHeads(upper) &&
  lower.length === upper.length &&
  lower.every(({ x }, index) => Math.abs(x - (upper[index]?.x ?? Infinity)) < 3);

/** The rows in bands: each row of headings begins a new one, unless it stands under those of the band. */
export const intoBands = (rows: readonly Row[]): Row[][] => {
  const bands: Row[][] = [];
  for (const row of rows) {
    const last = bands.at(-1);
    if (last && (!isRowOfHeads(row) || standUnder(row, last[0]))) last.push(row);
    else bands.push([row]);
  }
  return bands;
};

/**
 * The rows under a row of headings as columns, one under each heading, down to the first row that runs across the white
 * between them; null where there is none.
 */
export const columnsUnderHeads = (
  rows: readonly Row[],
  leastGap: number,
): { columns: Segment[][]; rest: Row[] } | null => {
  const heads = rows[0];
  if (!heads || !isRowOfHeads(heads)) return null;
  const columns: Segment[][] = heads.map((head) => [head]);
  const ends = heads.map(({ end }) => end);
  const starts = heads.map(({ x }) => x);
  let taken = 1;
  for (const row of rows.slice(1)) {
    const at = row.map(({ x }) => starts.findLastIndex((start) => start <= x + 2));
    // Text under a heading that is set to the middle or to the right starts before it.
    const placed = at.map((column, index) => {
      const next = column + 1;
      const { x = 0, end = 0 } = row[index] ?? {};
      const isNextOne =
        x >= (ends[column] ?? -Infinity) + leastGap && end > (starts[next] ?? Infinity);
      return isNextOne ? next : column;
    });
    const isAcross = row.some(({ end }, index) => {
      const next = starts[(placed[index] ?? 0) + 1];
      return (placed[index] ?? -1) < 0 || (next !== undefined && end > next - leastGap / 2);
    });
    if (isAcross) break;
    for (const [index, segment] of row.entries()) {
      const column = placed[index] ?? 0;
      columns[column]?.push(segment);
      ends[column] = Math.max(ends[column] ?? 0, segment.end);
      starts[column] = Math.min(starts[column] ?? 0, segment.x);
    }
    taken += 1;
  }
  return taken < 2 ? null : { columns, rest: rows.slice(taken) };
};
