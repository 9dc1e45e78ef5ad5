import { plainFieldOf } from '../../columns/plain-field.ts';
import type { ImportKind } from '../../fields.ts';
import { isBlank, type Grid } from '../grid.ts';
import { findHeader, hasData } from '../header-row.ts';

type Cells = readonly string[];

const hasAddress = (row: Cells): boolean => row.some((cell) => cell.includes('@'));

/** Pairs that are read as such: one alone may be a person and a remark. */
const fewestPairs = 2;

/**
 * A sheet whose titles, « Nom | Téléphone » and « Adresse | Mail », stand on two lines, as does each of its people below, as one
 * with the second line behind the first; rows keep their places.
 */
export const withTitlesOnOneLine = (kind: ImportKind, grid: Grid): Grid => {
  const header = findHeader(kind, grid);
  if (!header || header.below - header.first !== 1) return grid;
  const lower = grid.rows[header.below] ?? [];
  const saysAddress = (row: Cells) => row.some((title) => plainFieldOf(kind, title) === 'email');
  if (hasData(lower) || !saysAddress(lower) || saysAddress(header.texts)) return grid;
  const places = grid.rows.flatMap((row, at) => (at > header.below && !isBlank(row) ? [at] : []));
  const isPair = (at: number): boolean =>
    !hasAddress(grid.rows[places[at] ?? 0] ?? []) &&
    hasAddress(grid.rows[places[at + 1] ?? 0] ?? []);
  const heads = places.flatMap((_, at) => (at % 2 === 0 && at + 1 < places.length ? [at] : []));
  if (heads.length < fewestPairs || !heads.every(isPair)) return grid;
  const width = Math.max(...grid.rows.map((row) => row.length));
  const beside = (upper: Cells = [], below: Cells = []): string[] => [
    ...Array.from({ length: width }, (_, column) => upper[column] ?? ''),
    ...below,
  ];
  const rows: Cells[] = grid.rows.map((row) => row);
  rows[header.first] = beside(header.texts, lower);
  rows[header.below] = [];
  for (const at of heads) {
    const [head = 0, tail = 0] = [places[at], places[at + 1]];
    rows[head] = beside(rows[head], rows[tail]);
    rows[tail] = [];
  }
  return { ...grid, rows, links: [] };
};
