import type { KindShares } from './cell-kinds.ts';
import type { Proposal } from './neighbours.ts';

/** « Groupe » above « Tous les candidats » in every row says of nobody what they ask for, where another column does. */
export const withoutGroups = (
  proposals: readonly Proposal[],
  shares: readonly KindShares[],
): readonly Proposal[] => {
  const programmesIn = ({ column }: Proposal): number => shares[column]?.programme ?? 0;
  const isWish = (one: Proposal): boolean => one.field === 'programme' && programmesIn(one) >= 0.6;
  if (!proposals.some(isWish)) return proposals;
  return proposals.filter(
    (one) => one.field !== 'programme' || programmesIn(one) > 0 || shares[one.column]?.texts !== 1,
  );
};
