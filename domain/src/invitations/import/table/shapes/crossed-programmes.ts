import { saysDiploma } from '../../cells/choices.ts';
import { fieldsOfHeader } from '../../columns/header-names.ts';
import type { ImportKind } from '../../fields.ts';
import { textsOf, type Grid } from '../grid.ts';
import { findHeader } from '../header-row.ts';
import { isNumber } from '../left-out-rows.ts';

const cross = /^(?:x|✓|✔|✅|☑|☒|■|●|•|\*|v|o|oui|ok|yes|true|vrai)$/iu;
const rank = /^[1-5]$/;
const none = /^(?:|-|non|no|0|false|faux|☐|□)$/iu;

/** Where a cell ranks its column: 0 for a cross, Infinity for none; null where it says anything else. */
const rankOf = (cell: string): number | null => {
  if (none.test(cell)) return Infinity;
  if (cross.test(cell)) return 0;
  return rank.test(cell) ? Number(cell) : null;
};

/** Of some crosses or ranks the first; all where they are equal. */
const chosenOf = (ranks: readonly { title: string; at: number }[]): string => {
  const first = Math.min(...ranks.map(({ at }) => at));
  return first === Infinity
    ? ''
    : ranks
        .filter(({ at }) => at === first)
        .map(({ title }) => title)
        .join(' / ');
};

/** A sheet that has a column for each programme, crossed for whoever asks for it, with what they ask for in one of its own. */
export const withChosen = (
  kind: ImportKind,
  grid: Grid,
  isProgramme: (text: string) => boolean,
): Grid => {
  const header = kind === 'candidates' ? findHeader(kind, grid) : null;
  if (!header) return grid;
  const isTold = header.texts.some((text) => {
    const [found] = fieldsOfHeader(kind, text);
    return found?.field === 'programme' && found.score > 0.7;
  });
  if (isTold) return grid;
  // Their sums are nobody's wish.
  const isSum = (row: readonly string[]): boolean => textsOf(row).every(isNumber);
  const people = grid.rows.slice(header.below).filter((row) => !isSum(row));
  const crossed = header.texts.flatMap((text, column) => {
    const title = text.trim();
    if (title === '' || !(isProgramme(title) || saysDiploma(title))) return [];
    const ranks = people.map((row) => rankOf((row[column] ?? '').trim()));
    return ranks.every((at) => at !== null) ? [{ title, column }] : [];
  });
  const width = Math.max(0, ...grid.rows.map((row) => row.length));
  if (crossed.length < 2) return grid;
  const chosen = (row: readonly string[]): string =>
    chosenOf(
      crossed.map(({ title, column }) => ({
        title,
        at: rankOf((row[column] ?? '').trim()) ?? Infinity,
      })),
    );
  if (people.every((row) => chosen(row) === '')) return grid;
  const padded = (row: readonly string[]): string[] =>
    Array.from({ length: width }, (_, column) => row[column] ?? '');
  return {
    ...grid,
    rows: grid.rows.map((row, at) => {
      if (at === header.below - 1) return [...padded(row), 'Formation'];
      const text = at < header.below || isSum(row) ? '' : chosen(row);
      return text === '' ? row : [...padded(row), text];
    }),
  };
};
