import { isDateLine } from '../education/dates.ts';
import { headingTopics } from './headings.ts';
import type { ResumeLine } from './lines.ts';

/** Lines from top to bottom. */
type Run = readonly ResumeLine[];

/** How far from the left edge of a column its lines may start, in points. */
const indent = 25;

/** What a heading of a margin heads may start so much above it, in shares of its size: it is no column of its own. */
const riseBesideHead = 0.9;

/** Where the order of the page goes back up, a new column has begun. */
const intoRuns = (lines: Run): ResumeLine[][] => {
  const runs: ResumeLine[][] = [];
  let before: ResumeLine | undefined;
  for (const line of lines) {
    const rise = before?.isHeading === true ? riseBesideHead : 0.5;
    const goesUp = before?.page === line.page && line.y < before.y - before.size * rise;
    const last = runs.at(-1);
    if (last && !goesUp) last.push(line);
    else runs.push([line]);
    before = line;
  }
  return runs;
};

const leftEdge = (run: Run): number => run.reduce((least, { x }) => Math.min(least, x), Infinity);

/** The part of a run that stands at the right of the one before it, and the part that is under both. */
const apart = (run: Run, before: Run): [beside: Run, under: Run] => {
  const [first] = run;
  const left = leftEdge(before) + indent;
  if (!first || first.x <= left) return [[], run];
  const end = run.findIndex(({ page, x }) => page !== first.page || x <= left);
  return end < 0 ? [run, []] : [run.slice(0, end), run.slice(end)];
};

export const isOnRow = (one: ResumeLine, other: ResumeLine): boolean =>
  one.page === other.page && Math.abs(one.y - other.y) < one.size * 0.4;

const isHeading = ({ key }: ResumeLine): boolean => headingTopics(key).length > 0;

const isLabel = (line: ResumeLine): boolean => isDateLine(line.key) || isHeading(line);

/**
 * How many of a run's first lines are dates at the right of rows, each beside one, and headings between them: dates at
 * the right margin and headings in the middle may look like a column.
 */
const labelsBeside = (run: Run, rows: Run): number => {
  const isDate = (line: ResumeLine): boolean =>
    isDateLine(line.key) && rows.some((row) => isOnRow(row, line) && row.x < line.x);
  const end = run.findIndex((line) => !isDate(line) && !isHeading(line));
  const count = run.slice(0, end < 0 ? run.length : end).findLastIndex(isDate) + 1;
  // Where text goes on under a date, its column is none of dates.
  const [last, next] = [run[count - 1], run[count]];
  const goesOn = last && next && next.page === last.page && Math.abs(next.x - last.x) < 2;
  return goesOn ? 0 : count;
};

/** The rows with such labels: dates set off by a tab, as the PDF gateway does within a column, headings between rows. */
const withLabels = (rows: Run, labels: Run): ResumeLine[] => {
  const joined = rows.map((row) => {
    const date = labels.find((line) => isDateLine(line.key) && isOnRow(row, line));
    if (!date) return row;
    return { ...row, text: `${row.text}\t${date.text}`, key: `${row.key}\t${date.key}` };
  });
  for (const heading of labels.filter(isHeading)) {
    const at = joined.findIndex(({ page, y }) => page === heading.page && y > heading.y);
    joined.splice(at < 0 ? joined.length : at, 0, heading);
  }
  return joined;
};

/** -1 above, 0 beside, 1 below the lines of a column. */
const heightAgainst = (line: ResumeLine, column: Run): number => {
  const [top, bottom] = [column[0], column.at(-1)];
  if (!top || !bottom) return -1;
  if (line.page !== top.page) return line.page < top.page ? -1 : 1;
  if (line.y < top.y - line.size * 0.5) return -1;
  return line.y > bottom.y + line.size * 0.5 ? 1 : 0;
};

const byPlace = (one: ResumeLine, other: ResumeLine): number =>
  Math.abs(one.y - other.y) > 2 ? one.y - other.y : one.x - other.x;

/**
 * The lines in the order in which they belong together, where that of the page does not tell: dates and headings that look
 * like a column are put to the rows that they label, and a heading at the foot of a column after the column beside it when
 * its text is under both. Also tells where columns start.
 */
export const inReadingOrder = (
  lines: Run,
): { lines: ResumeLine[]; columnStarts: ReadonlySet<ResumeLine> } => {
  const ordered: ResumeLine[] = [];
  const columnStarts = new Set<ResumeLine>();
  let current: Run = [];
  for (const run of intoRuns(lines)) {
    const labels = labelsBeside(run, current);
    if (labels > 0) {
      current = [...withLabels(current, run.slice(0, labels)), ...run.slice(labels)];
      continue;
    }
    const [beside, under] = apart(run, current);
    const at = (height: number): Run =>
      current.filter((line) => heightAgainst(line, beside) === height);
    const level = at(0);
    // Two headings on one row head two columns, of which neither labels the other.
    const [head] = beside;
    const areHeaded =
      head !== undefined &&
      isHeading(head) &&
      level.some((line) => isHeading(line) && isOnRow(line, head));
    if (beside.length > 0 && level.length > 0 && level.every(isLabel) && !areHeaded) {
      current = [...at(-1), ...[...level, ...beside].toSorted(byPlace), ...at(1), ...under];
      continue;
    }
    const isStranded = (line: ResumeLine): boolean =>
      under.length > 0 && heightAgainst(line, beside) === 1 && isHeading(line);
    const kept = current.findLastIndex((line) => !isStranded(line)) + 1;
    ordered.push(...current.slice(0, kept));
    const [first] = run;
    if (first && ordered.length > 0) columnStarts.add(first);
    current = [...beside, ...current.slice(kept), ...under];
  }
  return { lines: [...ordered, ...current], columnStarts };
};
