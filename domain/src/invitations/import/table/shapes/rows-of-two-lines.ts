import { isFullNameLike } from '../../columns/cell-kinds.ts';
import { fieldsOfHeader } from '../../columns/header-names.ts';
import { saysRole } from '../../cells/contact-roles.ts';
import { phonesIn } from '../../cells/phones.ts';
import type { ImportField, ImportKind } from '../../fields.ts';
import { isBlank, textsOf, type Grid } from '../grid.ts';
import { findHeader } from '../header-row.ts';
import { roleOfRow } from '../left-out-rows.ts';

/** Who it is, whatever stands below: a row that says none of it, nor how to reach them, goes on with the one above. */
const telling: ReadonlySet<ImportField> = new Set([
  'first_name',
  'last_name',
  'full_name',
  'name',
  'contact',
  'siret',
]);

type Cells = readonly string[];

const fewestPairs = 3;
const mostRows = 0.8;

const isPersons = (cell: string): boolean => isFullNameLike(cell) && !saysRole(cell);

const isFilled = (cell = ''): boolean => cell.trim() !== '';

const hasAddress = (cells: Cells): boolean => cells.some((cell) => cell.includes('@'));
const hasNumber = (cells: Cells): boolean => cells.some((cell) => phonesIn(cell).length > 0);

/** Each says what the other does not: an address, a number; and neither is a person by itself beside the other. */
const completes = (upper: Cells, lower: Cells, halves: readonly number[]): boolean =>
  !(hasAddress(upper) && hasAddress(lower)) &&
  !(hasNumber(upper) && hasNumber(lower)) &&
  !(halves.length > 1 && [upper, lower].every((row) => halves.every((at) => isFilled(row[at])))) &&
  !upper.some(
    (cell, column) => cell !== lower[column] && isPersons(cell) && isPersons(lower[column] ?? ''),
  );

const joined = (upper: Cells, lower: Cells): string[] =>
  Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) =>
    textsOf([upper[column] ?? '', lower[column] ?? '']).join('\n'),
  );

/** The rows that go on with the one above them, each by its place. */
const goingOn = (
  kind: ImportKind,
  rows: readonly Cells[],
  texts: Cells,
  begin: number,
  isProgramme: (text: string) => boolean,
): ReadonlySet<number> => {
  const lead = texts.findIndex((_, column) =>
    rows.slice(begin).some((row) => isFilled(row[column])),
  );
  const fields = texts.map((text) => {
    const [found] = fieldsOfHeader(kind, text);
    return found !== undefined && found.score >= 0.7 ? found.field : null;
  });
  const isTelling = (column: number): boolean => {
    const field = fields[column] ?? null;
    return field !== null && telling.has(field);
  };
  const halves = [...fields.keys()].filter(
    (column) => fields[column] === 'first_name' || fields[column] === 'last_name',
  );
  // A class or a date says nothing of who it is where it stands in several rows.
  const mayRepeat = isTelling(lead) || /^n(?:°|[o0]|um[ée]ro)?\.?$/iu.test(texts[lead] ?? '');
  const said = (at: number): string => (rows[at]?.[lead] ?? '').trim();
  const isPerson = (at: number): boolean =>
    roleOfRow(rows[at] ?? [], texts, isProgramme) === 'person';
  const below: number[] = [];
  const loose = new Set<number>();
  for (let at = begin + 1; at < rows.length; at += 1) {
    const [upper = [], lower = []] = [rows[at - 1], rows[at]];
    if (said(at - 1) === '' || isBlank(lower) || below.at(-1) === at - 1) continue;
    if (said(at) !== '' && !(mayRepeat && said(at) === said(at - 1))) continue;
    if (!completes(upper, lower, halves) || !isPerson(at - 1) || !isPerson(at)) continue;
    below.push(at);
    const more =
      hasAddress(lower) ||
      hasNumber(lower) ||
      lower.some((cell, column) => isFilled(cell) && isTelling(column));
    if (said(at) === '' && !more) loose.add(at);
  }
  const filled = rows.slice(begin).filter((row) => !isBlank(row)).length;
  const isUsual = below.length >= fewestPairs && 2 * below.length >= mostRows * filled;
  return isUsual ? new Set(below) : loose;
};

/** A sheet each of whose people, or some of them, go over two lines, as one a row; rows keep their places. */
export const onOneLine = (
  kind: ImportKind,
  grid: Grid,
  isProgramme: (text: string) => boolean,
): Grid => {
  const header = findHeader(kind, grid);
  if (!header) return grid;
  const below = goingOn(kind, grid.rows, header.texts, header.below, isProgramme);
  if (below.size === 0) return grid;
  return {
    ...grid,
    rows: grid.rows.map((row, at) => {
      if (below.has(at)) return [];
      return below.has(at + 1) ? joined(row, grid.rows[at + 1] ?? []) : row;
    }),
    links: grid.links.map((link) => (below.has(link.row) ? { ...link, row: link.row - 1 } : link)),
  };
};
