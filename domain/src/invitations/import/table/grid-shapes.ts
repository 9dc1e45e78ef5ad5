import type { ImportKind } from '../fields.ts';
import { fold } from '../fold.ts';
import { isBlank, textsOf, type Grid } from './grid.ts';
import { findHeader, hasData, isHeader } from './header-row.ts';
import { withChosen } from './shapes/crossed-programmes.ts';
import { besideEachOther } from './shapes/cards-below.ts';
import { withSpecialities } from './shapes/named-diplomas.ts';
import { unpacked } from './shapes/packed-cells.ts';
import { oneEach } from './shapes/people-side-by-side.ts';
import { onOneLine } from './shapes/rows-of-several-lines.ts';
import { withTitlesOnOneLine } from './shapes/titles-on-two-lines.ts';
import { twoInOne } from './shapes/two-in-one.ts';

/** Fields that stand below each other are no more than these. */
const fieldsMax = 80;

const turned = ({ rows, links, ...grid }: Grid): Grid => {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return {
    name: grid.name,
    hidden: grid.hidden,
    rows: Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? '')),
    links: links.map(({ row, column, target }) => ({ row: column, column: row, target })),
  };
};

/** A sheet whose fields stand below each other, one person a column, as one a row. */
const upright = (kind: ImportKind, grid: Grid): Grid => {
  if (grid.rows.length > fieldsMax) return grid;
  const other = turned(grid);
  const found = findHeader(kind, other);
  if (!found || found.below > 3) return grid;
  return found.score > (findHeader(kind, grid)?.score ?? 0) ? other : grid;
};

/** The columns that stand together, from the first to behind the last, between empty ones. */
const blocksOf = (rows: readonly (readonly string[])[]): [from: number, to: number][] => {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const blocks: [number, number][] = [];
  let from = -1;
  for (let column = 0; column <= width; column += 1) {
    const filled = rows.some((row) => (row[column] ?? '').trim() !== '');
    if (filled && from < 0) from = column;
    if (filled || from < 0) continue;
    blocks.push([from, column]);
    from = -1;
  }
  return blocks;
};

const titlesOf = (texts: readonly string[], [from, to]: readonly [number, number]): string[] =>
  texts.slice(from, to).map((text) => fold(text));

/** Tables that stand side by side with the same titles, each as a sheet, called by what stands above it. */
const apart = (kind: ImportKind, grid: Grid): Grid[] => {
  const header = findHeader(kind, grid);
  if (!header) return [grid];
  const blocks = blocksOf([header.texts, ...grid.rows.slice(header.below)]);
  const [first, ...others] = blocks;
  if (!first || others.length === 0) return [grid];
  const wanted = titlesOf(header.texts, first).join('|');
  const same = blocks.every((block) => titlesOf(header.texts, block).join('|') === wanted);
  if (!same || !isHeader(kind, header.texts.slice(...first))) return [grid];
  const above = grid.rows.slice(0, header.first).filter((row) => !isBlank(row));
  return blocks.map(([from, to]) => {
    const title = (above.at(-1) ?? []).slice(from, to).find((text) => text.trim() !== '');
    return {
      ...grid,
      name: title?.trim() ?? grid.name,
      rows: grid.rows.map((row) => row.slice(from, to)),
      hiddenColumns: new Set([...(grid.hiddenColumns ?? [])].map((column) => column - from)),
      links: grid.links
        .filter(({ column }) => column >= from && column < to)
        .map((link) => ({ ...link, column: link.column - from })),
    };
  });
};

const wordsIn = (cells: readonly string[]): string => cells.map(fold).join('|').replace(/\|+$/, '');

/** The title of a table stands right above its header, in a row or two of their own. */
const withTitle = (rows: readonly (readonly string[])[], header: number): number => {
  let from = header;
  while (
    from > header - 2 &&
    textsOf(rows[from - 1] ?? []).length === 1 &&
    !hasData(rows[from - 1] ?? [])
  )
    from -= 1;
  return from;
};

/** Below an empty row or a title; to look for titles in every row of a long list would take too long. */
const isSetOff = (rows: readonly (readonly string[])[], at: number): boolean =>
  textsOf(rows[at - 1] ?? []).length <= 1 && textsOf(rows[at] ?? []).length > 1;

/** Where further tables begin below the people of the first: rows of other titles, as nobody is called so. */
const furtherTables = (kind: ImportKind, { rows }: Grid, first: number): number[] => {
  const found: number[] = [];
  let header = first;
  for (const [at, row] of rows.entries()) {
    if (at <= header + 1 || !isSetOff(rows, at) || hasData(row) || !isHeader(kind, row)) continue;
    const isSame = wordsIn(row) === wordsIn(rows[header] ?? []);
    if (isSame || !rows.slice(header, at).some(hasData)) continue;
    found.push(withTitle(rows, at));
    header = at;
  }
  return found;
};

/** Tables that stand below each other with other titles, or in another order, each as a sheet; rows keep their places. */
const piled = (kind: ImportKind, grid: Grid): Grid[] => {
  const first = grid.rows.findIndex((row) => !hasData(row) && isHeader(kind, row));
  const starts = first < 0 ? [] : furtherTables(kind, grid, first);
  return [0, ...starts].map((from, turn) => {
    const to = starts[turn] ?? grid.rows.length;
    return {
      ...grid,
      name: turn === 0 ? grid.name : `${grid.name}, ligne ${from + 1}`,
      rows: grid.rows.slice(0, to).map((row, at) => (at < from ? [] : row)),
      links: grid.links.filter(({ row }) => row >= from && row < to),
    };
  });
};

/** Sheets as they are read: one person a row, one table each. */
export const inRows = (
  kind: ImportKind,
  grids: readonly Grid[],
  isProgramme: (text: string) => boolean,
): Grid[] =>
  grids
    .flatMap((grid) => piled(kind, upright(kind, unpacked(besideEachOther(grid)))))
    .flatMap((grid) => apart(kind, withTitlesOnOneLine(kind, grid)))
    .flatMap((grid) => oneEach(kind, onOneLine(kind, grid, isProgramme)))
    .map((grid) => withChosen(kind, withSpecialities(kind, twoInOne(kind, grid)), isProgramme));
