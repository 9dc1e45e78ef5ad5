import { phonesIn } from '../../cells/phones.ts';
import { isBlank, textsOf, type Grid } from '../grid.ts';

const linesMost = 6;
const mostCards = 0.8;

const textOf = (row: readonly string[] = []): string => textsOf(row)[0] ?? '';

/** « --- »: what parts one card from the next. */
const isRule = (text: string): boolean => /^[-=_*]{2,}$/.test(text);

const isReach = (text: string): boolean => text.includes('@') || phonesIn(text).length > 0;

type Rows = Grid['rows'];

/** The rows between empty ones, or rules, by their places. */
const blocksOf = (rows: Rows): number[][] => {
  const blocks: number[][] = [[]];
  for (const [at, row] of rows.entries())
    if (isBlank(row) || isRule(textOf(row))) blocks.push([]);
    else blocks.at(-1)?.push(at);
  return blocks.filter((places) => places.length > 0);
};

/** The same where nothing stands between: whoever comes next begins below the number or the address of the one before. */
const blocksByName = (rows: Rows): number[][] => {
  const blocks: number[][] = [];
  for (const [at, row] of rows.entries()) {
    const begins = !isReach(textOf(row)) && (at === 0 || isReach(textOf(rows[at - 1])));
    if (begins || blocks.length === 0) blocks.push([]);
    blocks.at(-1)?.push(at);
  }
  return blocks;
};

/**
 * A sheet with nothing but one column, in which each name has its address, number and e-mail below it and an empty row after
 * them, as one a row; rows keep their places.
 */
export const besideEachOther = (grid: Grid): Grid => {
  const filled = grid.rows.filter((row) => !isBlank(row));
  if (filled.some((row) => textsOf(row).length > 1)) return grid;
  const textAt = (at: number): string => textOf(grid.rows[at]);
  const apart = blocksOf(grid.rows);
  const blocks = apart.length > 1 ? apart : blocksByName(grid.rows);
  const isCard = (places: readonly number[]): boolean =>
    places.length > 1 &&
    places.length <= linesMost &&
    !textAt(places[0] ?? 0).includes('@') &&
    places.filter((at) => textAt(at).includes('@')).length === 1;
  const cards = blocks.filter(isCard);
  if (cards.length < 2 || cards.length < mostCards * blocks.length) return grid;
  const cells = new Map(cards.map((places) => [places[0], places.map(textAt)] as const));
  const joined = new Set(cards.flatMap((places) => places.slice(1)));
  return {
    ...grid,
    rows: grid.rows.map((row, at) => cells.get(at) ?? (joined.has(at) ? [] : row)),
    links: [],
  };
};
