import { fieldsOfHeader } from '../columns/header-names.ts';
import { plainFieldOf } from '../columns/plain-field.ts';
import { isElsewhere, isSomebodyElses } from '../columns/whose.ts';
import type { ImportField, ImportKind } from '../fields.ts';
import { fold } from '../fold.ts';
import { isBlank, textsOf, type Grid } from './grid.ts';
import { remarks } from './left-out-rows.ts';

export interface FoundHeader {
  texts: readonly string[];
  /** Rows of the grid, from 0: where the header stands and where what is below begins. */
  first: number;
  below: number;
  score: number;
}

/** Rows in which a header is looked for. */
const looked = 30;
/** What a header row has to say at least: an address, or a first and a last name. */
const enough = 2.6;

const weights: Partial<Record<ImportField, number>> = {
  email: 3,
  phone: 2,
  first_name: 2,
  last_name: 2,
  full_name: 2,
  name: 2,
};

/** Whether somebody's address or number stands in a row. */
export const hasData = (cells: readonly string[]): boolean =>
  cells.some(
    (cell) => /\S@[^\s@]+\.\p{L}/u.test(cell) || /^\s*0\d(?:[\s.-]?\d\d){4}\s*$/.test(cell),
  );

const scoreOf = (kind: ImportKind, texts: readonly string[]): number => {
  const best = new Map<ImportField, number>();
  for (const text of textsOf(texts)) {
    // No title has a number of registration.
    if (/(?:\d\s?){9}/.test(text)) continue;
    const [found] = fieldsOfHeader(kind, text);
    if (!found || found.score < 0.7) continue;
    const value = found.score * (weights[found.field] ?? 1);
    best.set(found.field, Math.max(best.get(found.field) ?? 0, value));
  }
  return [...best.values()].reduce((sum, value) => sum + value, 0);
};

/** Whether some titles would do for a table of people. */
export const isHeader = (kind: ImportKind, texts: readonly string[]): boolean =>
  scoreOf(kind, texts) >= enough;

/** A title that spans columns without being merged stands in the first of them. */
const spread = (cells: readonly string[], width: number): string[] => {
  const several = textsOf(cells).length > 1;
  let last = '';
  return Array.from({ length: width }, (_, column) => {
    const own = (cells[column] ?? '').trim();
    if (own !== '') last = own;
    return several ? last : own;
  });
};

const firstFilled = (cells: readonly string[]): number =>
  cells.findIndex((cell) => cell.trim() !== '');

/** « CFA du Forez » beside « Année 2026/2027 », « Liste des candidats » beside « Page 1 »: what a page is headed by. */
const isPageHead = (cells: readonly string[]): boolean => {
  const texts = textsOf(cells);
  const says = (text: string): boolean =>
    /\b20\d\d\b|^(?:liste|[ée]tat|export|[ée]dition)\b/i.test(text) || remarks.test(fold(text));
  return texts.length < 3 && texts.some(says);
};

/** Two rows as one: the lower says what it is, the upper of whom. */
const joined = (kind: ImportKind, upper: readonly string[], lower: readonly string[]): string[] => {
  const titles = lower.map((text) => text.trim());
  const width = Math.max(upper.length, lower.length);
  // One text above the first title is what the list is called, and nobody whose columns these are.
  const isTitle =
    (textsOf(upper).length === 1 && firstFilled(upper) === firstFilled(lower)) || isPageHead(upper);
  const wide = isTitle ? [] : spread(upper, width);
  return Array.from({ length: width }, (_, column) => {
    const below = (lower[column] ?? '').trim();
    const own = (upper[column] ?? '').trim();
    const above = wide[column] ?? '';
    if (below === '' || below === own) return own;
    // « Open-Ended Response » below a question of its own.
    const isOwn = own !== '' && own !== wide[column - 1] && own !== wide[column + 1];
    const [found] = fieldsOfHeader(kind, below);
    if (!isTitle && isOwn && !found && plainFieldOf(kind, own) !== null) return own;
    // Of a wish only the town is elsewhere: its diploma is the wish.
    const isTown = found?.field === 'town';
    const isOthers = isSomebodyElses(kind, above) || (isTown && isElsewhere(kind, above));
    // « Nom » below « Entreprise », and again below « Contact ».
    const isTwice = titles.indexOf(below) !== titles.lastIndexOf(below);
    if (kind === 'companies' && isTwice && above !== '' && !isOthers) return `${below} ${above}`;
    return isOthers ? `${above} ${below}` : below;
  });
};

/** Each step of reading a sheet asks for its header; what a step changes is another sheet. */
const headers = new WeakMap<Grid, Partial<Record<ImportKind, FoundHeader | null>>>();

/** The header of a sheet: the row, or two rows, among the first ones that name the most fields. */
export const findHeader = (kind: ImportKind, grid: Grid): FoundHeader | null => {
  const known = headers.get(grid) ?? {};
  headers.set(grid, known);
  if (known[kind] === undefined) known[kind] = lookForHeader(kind, grid);
  return known[kind];
};

const lookForHeader = (kind: ImportKind, grid: Grid): FoundHeader | null => {
  let best: FoundHeader | null = null;
  const take = (texts: readonly string[], first: number, below: number, fine: number) => {
    const score = scoreOf(kind, texts) - fine;
    if (score >= enough && score > (best?.score ?? 0)) best = { texts, first, below, score };
  };
  let seen = 0;
  for (let at = 0; at < grid.rows.length && seen < looked; at += 1) {
    const row = grid.rows[at] ?? [];
    if (isBlank(row)) continue;
    seen += 1;
    if (hasData(row)) continue;
    take(row, at, at + 1, 0);
    const next = grid.rows[at + 1];
    if (next && !isBlank(next) && !hasData(next)) take(joined(kind, row, next), at, at + 2, 0.2);
  }
  return withGroups(kind, grid, best);
};

/** The titles above a header row tell whose its columns are. */
const withGroups = (
  kind: ImportKind,
  grid: Grid,
  found: FoundHeader | null,
): FoundHeader | null => {
  if (!found || found.below - found.first > 1) return found;
  const above = grid.rows[found.first - 1];
  if (!above || isBlank(above)) return found;
  return { ...found, texts: joined(kind, above, found.texts) };
};
