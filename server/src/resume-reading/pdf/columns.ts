import { withWholeCells } from './cells.ts';
import {
  aDate,
  areDatedRows,
  areLabels,
  areMarginBeside,
  areRowsUnderHeads,
  isBeside,
  isRunningText,
} from './labels.ts';
import { underHeadsInMargin } from './heads-in-margin.ts';
import { columnsUnderHeads, intoBands, isHead } from './section-heads.ts';
import { intoRows, type Row, type Segment } from './segments.ts';

/** A strip of white between two columns is at least this wide, in points. */
const columnGap = 6;
/** It has so many rows on either side; between columns of running text, one less will do. */
const columnRows = 3;
/** Of the lines of a column so many stand beside some of the other. */
const leastBeside = 0.2;
/** Pages with more rows than this are read row by row: no resume has so many, and looking for columns takes their square. */
const mostRows = 400;

/** Of two columns a part at least stands side by side; headings in the middle of the page stand above their texts. */
const areBeside = (left: readonly Segment[], right: readonly Segment[]): boolean => {
  const [fewer, more] = left.length < right.length ? [left, right] : [right, left];
  return fewer.filter((segment) => isBeside(segment, more)).length >= leastBeside * fewer.length;
};

const areColumns = (left: readonly Segment[], right: readonly Segment[]): boolean => {
  const fewestRows = Math.min(intoRows(left).length, intoRows(right).length);
  const neededRows = isRunningText(left) && isRunningText(right) ? columnRows - 1 : columnRows;
  return (
    fewestRows >= neededRows &&
    areBeside(left, right) &&
    !areMarginBeside(left, right) &&
    !areMarginBeside(right, left) &&
    !areDatedRows(right, left) &&
    !areRowsUnderHeads(right, left) &&
    !areLabels(left, right) &&
    !areLabels(right, left)
  );
};

/**
 * What stands side by side, in reading order: the two sides of the widest strip of white that parts these rows into columns,
 * or headings in a margin and what each heads; null when there is none.
 */
const splitColumns = (rows: readonly Row[]): Segment[][] | null => {
  const segments = rows.flat().toSorted((one, other) => one.x - other.x);
  const strips: { at: number; width: number }[] = [];
  let end = -Infinity;
  for (const [at, segment] of segments.entries()) {
    if (at > 0 && segment.x - end >= columnGap) strips.push({ at, width: segment.x - end });
    end = Math.max(end, segment.end);
  }
  for (const { at } of strips.toSorted((one, other) => other.width - one.width)) {
    const left = segments.slice(0, at);
    const right = segments.slice(at);
    if (areColumns(left, right)) return underHeadsInMargin(left, right) ?? [left, right];
  }
  return null;
};

type Span = readonly [from: number, to: number];

/** Adds the spans of a row to those that rows before it cover; spans are disjoint, from left to right. */
const cover = (spans: readonly Span[], row: Row): Span[] => {
  const covered: Span[] = [];
  const all = [...spans, ...row.map(({ x, end }): Span => [x, end])];
  for (const [from, to] of all.toSorted(([one], [other]) => one - other)) {
    const last = covered.at(-1);
    if (last && from - last[1] < columnGap)
      covered[covered.length - 1] = [last[0], Math.max(last[1], to)];
    else covered.push([from, to]);
  }
  return covered;
};

/** Where a run of rows from `start` on may end that white parts from top to bottom: before each row that closes a strip. */
const columnEnds = (rows: readonly Row[], start: number): number[] => {
  const ends: number[] = [];
  let spans: readonly Span[] = [];
  for (let end = start; end < rows.length; end += 1) {
    const covered = cover(spans, rows[end] ?? []);
    if (covered.length < spans.length) ends.push(end);
    spans = covered;
  }
  return spans.length > 1 ? [...ends, rows.length] : ends;
};

/**
 * Where columns end: a heading below the shorter of two, with nothing beside it, may stand under both. « Langues » under a list
 * in two columns.
 */
const columnsEnd = (rows: readonly Row[], sides: readonly Segment[][]): number => {
  const lowest = Math.min(...sides.map((side) => Math.max(...side.map(({ y }) => y))));
  const at = rows.findIndex(
    (row) => row.length === 1 && row.every((one) => one.y > lowest && isHead(one)),
  );
  return at < 0 ? rows.length : at;
};

/** The sides of these rows, and how many of the rows they take. */
const columnsOf = (rows: readonly Row[]): { sides: Segment[][]; count: number } | null => {
  const sides = splitColumns(rows);
  // A margin of dates, which a photograph has moved off their rows, is put to them later as a whole.
  const isOfDates = sides?.some((side) => side.every(({ text }) => aDate.test(text)));
  // Of a page in two columns each has headings of its own, and the last of them stands under its own alone.
  const areOfPage = sides?.every((side) => side.some(isHead));
  if (sides?.length !== 2 || isOfDates || areOfPage) return sides && { sides, count: rows.length };
  const count = columnsEnd(rows, sides);
  const above = count < rows.length ? splitColumns(rows.slice(0, count)) : null;
  return above ? { sides: above, count } : { sides, count: rows.length };
};

const inBandOrder = (rows: readonly Row[]): Row[] => {
  const under = columnsUnderHeads(rows, columnGap);
  if (under)
    return [
      ...under.columns.flatMap((column) => inReadingOrder(intoRows(column))),
      ...inReadingOrder(under.rest),
    ];
  for (let start = 0; start < rows.length - 1; start += 1)
    for (const end of columnEnds(rows, start).toReversed()) {
      const columns = columnsOf(rows.slice(start, end));
      if (!columns) continue;
      return [
        ...inBandOrder(rows.slice(0, start)),
        ...columns.sides.flatMap((side) => inReadingOrder(intoRows(side))),
        ...inReadingOrder(rows.slice(start + columns.count)),
      ];
    }
  return withWholeCells(rows);
};

/** The rows in reading order: a run of rows that stands in columns is read column by column. */
export const inReadingOrder = (rows: readonly Row[]): Row[] =>
  rows.length > mostRows ? [...rows] : intoBands(rows).flatMap(inBandOrder);
