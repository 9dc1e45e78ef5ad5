import type { ImportKind } from '../fields.ts';
import type { KindShares } from './cell-kinds.ts';
import { wordsOf } from './header-words.ts';
import type { Proposal } from './neighbours.ts';
import { isElsewhere, isSomebodyElses } from './whose.ts';

const saysCode = new Set(['cp', 'postal', 'postale', 'zip', 'postcode', 'codepostal', 'dist']);
const mostlyCodes = 0.7;
const apart = 3;

/**
 * « ADR_CP » near « ADR_COMMUNE »: the code of a town that is taken, whatever else its title says. It tells the town from its
 * namesakes.
 */
export const withPostcodes = (
  kind: ImportKind,
  header: readonly string[],
  taken: ReadonlyMap<number, Proposal>,
  shares: readonly KindShares[],
): ReadonlyMap<number, Proposal> => {
  const towns = [...taken.values()].filter(({ field }) => field === 'town');
  const isCode = (column: number): boolean => {
    const { postcode = 0, number = 0 } = shares[column] ?? {};
    const title = header[column] ?? '';
    const isTold = title === '' || wordsOf(title).some((word) => saysCode.has(word));
    const isOwn = !isSomebodyElses(kind, title) && !isElsewhere(kind, title);
    return isTold && isOwn && postcode > 0 && postcode + number >= mostlyCodes;
  };
  const found = [...header.keys()].filter(
    (column) =>
      !taken.has(column) &&
      isCode(column) &&
      towns.some((town) => Math.abs(town.column - column) <= apart),
  );
  return new Map([
    ...taken,
    ...found.map((column) => [column, { column, field: 'town' as const, score: 0.6 }] as const),
  ]);
};
