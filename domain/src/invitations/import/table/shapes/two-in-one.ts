import { plainFieldOf } from '../../columns/plain-field.ts';
import type { ImportField, ImportKind } from '../../fields.ts';
import { textsOf, type Grid } from '../grid.ts';
import { findHeader } from '../header-row.ts';

const mostCells = 0.6;

/** What is read out of one cell as it is. */
const together: readonly (readonly ImportField[])[] = [
  ['email', 'phone'],
  ['first_name', 'last_name', 'full_name', 'name', 'contact', 'contact_role'],
];

/** « Formation / Commune » as two titles; null where it is one. */
const titlesOf = (kind: ImportKind, title: string): [string, string] | null => {
  const [upper = '', lower = '', more] = title.split(/\s*[/\n&+]\s*|\s+[-–]\s+/);
  const fields = [plainFieldOf(kind, upper), plainFieldOf(kind, lower)] as const;
  const isOne =
    more !== undefined ||
    fields[0] === null ||
    fields[1] === null ||
    fields[0] === fields[1] ||
    together.some((some) => fields.every((field) => field !== null && some.includes(field)));
  return isOne ? null : [upper, lower];
};

/** By lines, else at the first sign between blanks. */
const linesOf = (cell: string): string[] => {
  const lines = textsOf(cell.split(/[\r\n]+/));
  const found = lines.length === 1 ? /^(.+?)\s+[-–/]\s+(.+)$/u.exec(cell) : null;
  return found ? [found[1] ?? '', found[2] ?? ''] : lines;
};

/** A sheet with a column whose title says two things, which stand below each other in its cells, with the second in a column of its own. */
export const twoInOne = (kind: ImportKind, grid: Grid): Grid => {
  const header = findHeader(kind, grid);
  if (!header) return grid;
  const below = grid.rows.slice(header.below);
  const doubled = header.texts.flatMap((text, column) => {
    const titles = titlesOf(kind, text.trim());
    const cells = titles === null ? [] : textsOf(below.map((row) => row[column] ?? ''));
    const ofTwo = cells.filter((cell) => linesOf(cell).length === 2);
    const isDoubled = cells.length > 0 && ofTwo.length >= mostCells * cells.length;
    return titles !== null && isDoubled ? [{ column, titles }] : [];
  });
  if (doubled.length === 0) return grid;
  const width = Math.max(...grid.rows.map((row) => row.length));
  const rows = grid.rows.map((row, at) => {
    if (at < header.below - 1) return row;
    const cells = Array.from({ length: width + doubled.length }, (_, column) => row[column] ?? '');
    for (const { column, titles } of doubled) {
      const parts = at === header.below - 1 ? titles : linesOf(cells[column] ?? '');
      if (parts.length !== 2) continue;
      cells[column] = parts[0] ?? '';
      cells[width + doubled.findIndex((one) => one.column === column)] = parts[1] ?? '';
    }
    return cells;
  });
  return { ...grid, rows };
};
