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

/** A person goes over three lines at most. */
const linesBelow = 2;
const fewestHeads = 3;
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

/** What the columns of a table say of who goes over several of its rows. */
interface Columns {
  /** The first that says anything: a row without it may go on with the one above. */
  lead: number;
  /** Whether it may say the same in each of somebody's rows: a class or a date would say it of several people. */
  mayRepeat: boolean;
  isTelling: (column: number) => boolean;
  /** First and last names. */
  halves: readonly number[];
}

const columnsOf = (kind: ImportKind, rows: readonly Cells[], texts: Cells): Columns => {
  const lead = texts.findIndex((_, column) => rows.some((row) => isFilled(row[column])));
  const fields = texts.map((text) => {
    const [found] = fieldsOfHeader(kind, text);
    return found !== undefined && found.score >= 0.7 ? found.field : null;
  });
  const isTelling = (column: number): boolean => {
    const field = fields[column] ?? null;
    return field !== null && telling.has(field);
  };
  return {
    lead,
    mayRepeat: isTelling(lead) || /^n(?:°|[o0]|um[ée]ro)?\.?$/iu.test(texts[lead] ?? ''),
    isTelling,
    halves: [...fields.keys()].filter(
      (column) => fields[column] === 'first_name' || fields[column] === 'last_name',
    ),
  };
};

/** The rows that go on with one above them, each by its place, with the place of that one. */
const goingOn = (
  { lead, mayRepeat, isTelling, halves }: Columns,
  rows: readonly Cells[],
  begin: number,
  isPerson: (row: Cells) => boolean,
): ReadonlyMap<number, number> => {
  const said = (at: number): string => (rows[at]?.[lead] ?? '').trim();
  const all = new Map<number, number>();
  const loose = new Map<number, number>();
  let head = -1;
  let whole: Cells = [];
  for (let at = begin; at < rows.length; at += 1) {
    const row = rows[at] ?? [];
    const isSame = said(at) === '' || (mayRepeat && said(at) === said(head));
    const goesOn =
      head >= 0 &&
      at <= head + linesBelow &&
      isSame &&
      !isBlank(row) &&
      completes(whole, row, halves) &&
      isPerson(row);
    if (goesOn) {
      whole = joined(whole, row);
      all.set(at, head);
      const tells =
        hasAddress(row) ||
        hasNumber(row) ||
        row.some((cell, column) => isFilled(cell) && isTelling(column));
      if (said(at) === '' && !tells) loose.set(at, head);
    } else {
      head = said(at) !== '' && isPerson(row) ? at : -1;
      whole = row;
    }
  }
  const filled = rows.slice(begin).filter((row) => !isBlank(row)).length;
  const heads = new Set(all.values()).size;
  return heads >= fewestHeads && heads + all.size >= mostRows * filled ? all : loose;
};

/** A sheet each of whose people, or some of them, go over several lines, as one a row; rows keep their places. */
export const onOneLine = (
  kind: ImportKind,
  grid: Grid,
  isProgramme: (text: string) => boolean,
): Grid => {
  const header = findHeader(kind, grid);
  if (!header) return grid;
  const { texts, below } = header;
  const columns = columnsOf(kind, grid.rows.slice(below), texts);
  const heads = goingOn(
    columns,
    grid.rows,
    below,
    (row) => roleOfRow(row, texts, isProgramme) === 'person',
  );
  if (heads.size === 0) return grid;
  const rows = grid.rows.map((row): Cells => row);
  for (const [at, head] of heads) {
    rows[head] = joined(rows[head] ?? [], rows[at] ?? []);
    rows[at] = [];
  }
  const links = grid.links.map((link) => ({ ...link, row: heads.get(link.row) ?? link.row }));
  return { ...grid, rows, links };
};
