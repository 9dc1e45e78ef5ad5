import type { TableRow } from '../table/grid.ts';
import type { Columns } from './read-cells.ts';

const numbered = /^\d{1,5}\s*[-–.):]\s+(?=[\p{L}\d])/u;
const most = 0.8;

/** « 001 - Garage Roux » in nearly every row: what counts the firms of a list is no part of their names. */
export const withoutNumbers = (
  rows: readonly TableRow[],
  columns: Columns,
): readonly TableRow[] => {
  const [name = -1] = columns.get('name') ?? [];
  const filled = rows.filter(({ cells }) => (cells[name] ?? '').trim() !== '');
  const counted = filled.filter(({ cells }) => numbered.test((cells[name] ?? '').trim()));
  if (counted.length < 2 || counted.length < most * filled.length) return rows;
  return rows.map((row) => ({
    ...row,
    cells: row.cells.with(name, (row.cells[name] ?? '').trim().replace(numbered, '')),
  }));
};
