import type { ImportKind } from '../fields.ts';
import { fold } from '../fold.ts';
import { isBlank, type Grid } from './grid.ts';
import { findHeader, isHeader } from './header-row.ts';

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
      links: grid.links
        .filter(({ column }) => column >= from && column < to)
        .map((link) => ({ ...link, column: link.column - from })),
    };
  });
};

/** Sheets as they are read: one person a row, one table each. */
export const inRows = (kind: ImportKind, grids: readonly Grid[]): Grid[] =>
  grids.flatMap((grid) => apart(kind, upright(kind, grid)));
