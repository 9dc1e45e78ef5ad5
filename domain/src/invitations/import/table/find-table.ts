import { cellKind } from '../columns/cell-kinds.ts';
import { plainFieldOf } from '../columns/plain-field.ts';
import type { ImportKind } from '../fields.ts';
import { saysGone } from '../cells/gone.ts';
import { fold } from '../fold.ts';
import { inRows } from './grid-shapes.ts';
import { isBlank, textsOf, type Grid, type Table, type TableRow } from './grid.ts';
import { findHeader, hasData, isHeader, type FoundHeader } from './header-row.ts';
import { titlesAbove } from './titles-above.ts';
import {
  areTitlesInCapitals,
  closingFrom,
  isSingleText,
  isTitle,
  roleOfRow,
} from './left-out-rows.ts';

interface Found {
  grid: Grid;
  header: FoundHeader | null;
  /** Rows that are not blank below the header. */
  filled: number;
  score: number;
}

const sampled = 60;

/** What share of some rows has an address, and what share a phone number. */
const shareOf = (rows: readonly (readonly string[])[], kind: 'email' | 'phone'): number => {
  const some = rows.filter((row) => !isBlank(row)).slice(0, sampled);
  if (some.length === 0) return 0;
  const having = some.filter((row) => row.some((cell) => cellKind(cell.trim()) === kind));
  return having.length / some.length;
};

/** Where there is no header, the table begins with the first row that holds an address or a phone number. */
const firstOfPeople = ({ rows }: Grid): number => {
  const at = rows.findIndex((row) => shareOf([row], 'email') > 0 || shareOf([row], 'phone') > 0);
  return Math.max(0, at);
};

/** A row of unknown titles right above the first person is shown as what it is, and known again. */
const unknownHeader = (grid: Grid): FoundHeader | null => {
  const below = firstOfPeople(grid);
  const above = grid.rows[below - 1] ?? [];
  return textsOf(above).length < 2 ? null : { texts: above, first: below - 1, below, score: 0 };
};

const look = (kind: ImportKind, grid: Grid): Found => {
  const header = findHeader(kind, grid) ?? unknownHeader(grid);
  const below = grid.rows.slice(header?.below ?? 0);
  const filled = below.filter((row) => !isBlank(row)).length;
  const linked = grid.links.some(({ target }) => /^mailto:/i.test(target)) ? 3 : 0;
  const people = 6 * shareOf(below, 'email') + 2 * shareOf(below, 'phone') + linked;
  const size = filled === 0 ? -5 : Math.min(4, Math.log10(filled) * 2);
  return {
    grid,
    header,
    filled,
    score: (header?.score ?? 0) + people + size - (isAside(grid) ? 4 : 0),
  };
};

/** Cells whose text is no address though they lead to one make a column of their own. */
const addressLinks = (grid: Grid): ReadonlyMap<number, string> => {
  const targets = new Map<number, string>();
  for (const { row, column, target } of grid.links) {
    const text = grid.rows[row]?.[column] ?? '';
    if (/^mailto:/i.test(target) && !text.includes('@')) targets.set(row, target);
  }
  return targets;
};

const titlesOf = (header: FoundHeader | null): string[] =>
  (header?.texts ?? []).map(fold).join('|').replace(/\|+$/, '').split('|');

const counter = /^(?:n|no|num|numero|rang|ordre|rang de classement)$/;

/**
 * Where a sheet has each column of another: of one with the same titles, or some of them in another order, an address
 * among them. -1 where it has none; null where it is another table.
 */
const placesIn = (
  kind: ImportKind,
  one: FoundHeader | null,
  other: FoundHeader | null,
): number[] | null => {
  if (!one || !other) return null;
  const [own, wanted] = [titlesOf(one), titlesOf(other)];
  if (own.join('|') === wanted.join('|')) return wanted.map((_, column) => column);
  // What counts the rows of one table stands in no other.
  const named = own.filter(
    (title) => title !== '' && !(counter.test(title) && !wanted.includes(title)),
  );
  const at = wanted.map((title) => placeOf(kind, title, own, wanted));
  const isPart =
    new Set(named).size === named.length && named.every((title) => at.includes(own.indexOf(title)));
  const hasAddress = named.some((title) => plainFieldOf(kind, title) === 'email');
  return isPart && hasAddress ? at : null;
};

/** The column of the same title, else the only one that means the same: « Courriel » for « Mail ». */
const placeOf = (
  kind: ImportKind,
  title: string,
  own: readonly string[],
  wanted: readonly string[],
): number => {
  if (title === '') return -1;
  const same = own.indexOf(title);
  const field = plainFieldOf(kind, title);
  if (same >= 0 || field === null) return same;
  const means = (one: string) => plainFieldOf(kind, one) === field;
  const others = own.filter(means);
  return others.length === 1 && wanted.filter(means).length === 1
    ? own.indexOf(others[0] ?? '')
    : -1;
};

/** A sheet that is hidden, or called after those who have left, is read only when somebody says so. */
const isAside = ({ hidden, name }: Grid): boolean => hidden || saysGone(name);

interface Below {
  rows: TableRow[];
  leftOut: { sheet: string; line: number; text: string }[];
  hidden: number;
}

/** The rows below a header, each with the title above it; those that are no people are told apart. */
const readBelow = (
  kind: ImportKind,
  { grid, header }: Found,
  places: readonly number[],
  links: ReadonlyMap<number, string>,
  isProgramme: (text: string) => boolean,
): Below => {
  const rows: TableRow[] = [];
  const leftOut: Below['leftOut'] = [];
  const begin = header?.below ?? firstOfPeople(grid);
  const above = titlesAbove(grid.rows.slice(0, header?.first ?? begin), isProgramme);
  let { section } = above;
  // What a page is headed by is printed on each.
  const heads = new Set(grid.rows.slice(0, header?.first ?? 0).flatMap(textsOf));
  const end = closingFrom(grid.rows, header?.texts ?? []);
  const capitals = kind === 'companies' && areTitlesInCapitals(grid.rows.slice(begin));
  for (let at = begin; at < grid.rows.length; at += 1) {
    const cells = grid.rows[at] ?? [];
    const target = links.get(at);
    const isPerson = target !== undefined && at < end;
    const isTitles = at === begin && header !== null && !hasData(cells) && isHeader(kind, cells);
    const isHead = !hasData(cells) && textsOf(cells).every((text) => heads.has(text));
    const told = isPerson
      ? 'person'
      : isTitles || (isHead && !isBlank(cells))
        ? 'aside'
        : roleOfRow(cells, header?.texts ?? [], isProgramme);
    if (told === 'blank') continue;
    // Nobody goes to the class before because the title of the next one is not known.
    const isNext = told === 'person' && section !== '' && isSingleText(cells);
    const role = isNext ? 'section' : told;
    const line = at + 1;
    const text = cells.find((cell) => cell.trim() !== '')?.trim() ?? '';
    const isHeading = role === 'section' || (capitals && isTitle(cells));
    if (isHeading && role !== 'aside') section = text;
    if (role === 'person' && at < end && !isHeading) {
      const padded = places.map((column) => cells[column] ?? '');
      if (links.size > 0) padded.push(target ?? '');
      rows.push({
        sheet: grid.name,
        line,
        cells: padded,
        section: section || above.diploma,
        years: above.years,
        errors: (grid.errors?.get(at) ?? []).map((column) => places.indexOf(column)),
      });
    } else leftOut.push({ sheet: grid.name, line, text: text.slice(0, 120) });
  }
  const hidden = rows.filter(({ line }) => grid.hiddenRows?.has(line - 1)).length;
  return { rows, leftOut, hidden };
};

/**
 * The table of people in a file: of its sheets the one that has the most of them, with those that carry its titles;
 * its header row among the first thirty, else none; without what stands above, between and below. `sheet` chooses one
 * instead. Null where there is nothing at all.
 */
export const findTable = (
  kind: ImportKind,
  grids: readonly Grid[],
  {
    isProgramme = () => false,
    sheet,
  }: { isProgramme?: (text: string) => boolean; sheet?: string } = {},
): Table | null => {
  const found = inRows(kind, grids, isProgramme)
    .map((grid) => look(kind, grid))
    .filter(({ filled, header }) => filled > 0 || header);
  const best =
    found.find(({ grid }) => grid.name === sheet) ??
    found.toSorted((one, other) => other.score - one.score)[0];
  if (!best) return null;
  const places = new Map(
    found.map((one) => [one, one === best ? [] : placesIn(kind, one.header, best.header)]),
  );
  const read =
    sheet === undefined
      ? found.filter((one) => one === best || (places.get(one) !== null && !isAside(one.grid)))
      : found.filter((one) => one === best || one.grid.partOf === best.grid.name);
  const width = Math.max(...read.flatMap(({ grid }) => grid.rows.map((row) => row.length)), 0);
  const linked = read.some(({ grid }) => addressLinks(grid).size > 0);
  const parts = read.map((one) => {
    const links = addressLinks(one.grid);
    const own = places.get(one) ?? [];
    const wide = Array.from({ length: width }, (_, column) =>
      column < own.length ? (own[column] ?? -1) : own.includes(column) ? -1 : column,
    );
    const part = readBelow(kind, one, wide, links, isProgramme);
    if (!linked || links.size > 0) return part;
    return {
      ...part,
      rows: part.rows.map((row) => Object.assign(row, { cells: [...row.cells, ''] })),
    };
  });
  const header = Array.from({ length: width }, (_, column) =>
    (best.header?.texts[column] ?? '').trim(),
  );
  const rows = parts.flatMap((part) => part.rows);
  return {
    header: linked ? [...header, 'Adresse e-mail'] : header,
    headerLine: best.header ? best.header.below : null,
    rows,
    sheets: [...new Set(read.map(({ grid }) => grid.partOf ?? grid.name))],
    otherSheets: found
      .filter((one) => !read.includes(one) && one.filled > 0)
      .map(({ grid, filled }) => ({ name: grid.name, rows: filled })),
    leftOut: parts.flatMap(({ leftOut }) => leftOut),
    hiddenRows: parts.reduce((sum, { hidden }) => sum + hidden, 0),
    hiddenColumns: [...(best.grid.hiddenColumns ?? [])].filter(
      (column) => column < width && rows.some(({ cells }) => (cells[column] ?? '').trim() !== ''),
    ),
  };
};
