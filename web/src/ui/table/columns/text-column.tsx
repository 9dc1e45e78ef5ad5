import { CutText } from '../CutText.tsx';
import type { Column } from '../types.ts';

/** Words, cut off where there is no room; sorted by the alphabet, what has none last, and on a phone not at all. */
export const textColumn = <Row,>(
  key: string,
  title: string,
  textOf: (row: Row) => string,
): Column<Row> => ({
  key,
  title,
  cell: (row) => <CutText>{textOf(row)}</CutText>,
  sortBy: (row) => textOf(row) || null,
  exported: textOf,
  inCards: (row) => textOf(row) !== '',
});

/** One that stands in a list unless others are chosen, though most lists show it only then. */
export const usual = <Row,>(column: Column<Row>): Column<Row> => {
  const { extra: _, ...always } = column;
  return always;
};
