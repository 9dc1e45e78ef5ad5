import { isLevel } from '../../cells/choices.ts';
import { plainFieldOf } from '../../columns/plain-field.ts';
import { fold } from '../../fold.ts';
import type { ImportKind } from '../../fields.ts';
import type { Grid } from '../grid.ts';
import { findHeader } from '../header-row.ts';

const speciality =
  /^(?:specialites?|options?|mention|filiere|intitule|domaine)(?: (?:du|de) .{1,40})?$/;

/** « Diplôme » with « BTS » in each row beside « Spécialité » with « Comptabilité et gestion »: together they say what is asked for. */
export const withSpecialities = (kind: ImportKind, grid: Grid): Grid => {
  const header = kind === 'candidates' ? findHeader(kind, grid) : null;
  if (!header) return grid;
  const below = grid.rows.slice(header.below);
  const textsIn = (column: number): string[] =>
    below.map((row) => (row[column] ?? '').trim()).filter((text) => text !== '');
  const diploma = header.texts.findIndex((title, column) => {
    const texts = plainFieldOf(kind, title) === 'programme' ? textsIn(column) : [];
    return texts.length > 0 && texts.every(isLevel);
  });
  const named = header.texts.findIndex((title) => speciality.test(fold(title)));
  if (diploma < 0 || named < 0 || named === diploma || textsIn(named).every(isLevel)) return grid;
  const rows = grid.rows.map((row, at) => {
    if (at < header.below || (row[named] ?? '').trim() === '') return row;
    const cells = [...row];
    cells[diploma] = `${row[diploma] ?? ''} ${row[named] ?? ''}`.trim();
    cells[named] = '';
    return cells;
  });
  return { ...grid, rows };
};
