import type { Cell } from '../../../platform/data/export-rows.ts';
import type { Column } from '../types.ts';

/** So many rows tell what a column holds. */
const sampled = 200;
/** A column asks for room for all but the longest of its texts, … */
const enough = 0.85;
/** … in letters; what is longer than the share that the column names is cut sooner than its neighbours. */
const least = 6;
const mostOfShare = 22;
/** What stands for the texts where nothing tells how long they are. */
const usual = 11;
/** A day in figures, and a moment, as lists show them. */
const ofDay = '01/05/2026'.length;
const ofMoment = '01/05/2026 à 14 h 30'.length;
/** The room between two columns, in letters; the narrower one is, the more of it goes where there is less room than all of them ask for. */
const gap = 7;

const lettersIn = (cell: Cell): number => {
  if (cell === null) return 0;
  if (cell instanceof Date) return ofDay;
  return typeof cell === 'object' ? ofMoment : String(cell).length;
};

const lettersOf = <Row>({ exported }: Column<Row>, rows: readonly Row[]): number | null => {
  if (!exported || rows.length === 0) return null;
  const lengths = rows
    .slice(0, sampled)
    .map((row) => lettersIn(exported(row)))
    .toSorted((one, other) => one - other);
  return lengths[Math.floor((lengths.length - 1) * enough)] ?? null;
};

/**
 * How wide a column is, for the grid of a table: what it says in pixels, or a share as large as its texts are long, so that
 * nothing is cut beside a column of dashes.
 */
export const fittedWidth = <Row>(column: Column<Row>, rows: readonly Row[]): string => {
  const { width = '1fr', title } = column;
  if (!width.endsWith('fr')) return width;
  const share = Number.parseFloat(width);
  const letters = lettersOf(column, rows) ?? share * usual;
  const needed = Math.max(least, title.length, letters);
  return `minmax(0, ${gap + Math.min(needed, share * mostOfShare)}fr)`;
};
