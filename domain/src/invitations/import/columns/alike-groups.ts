import type { KindShares } from './cell-kinds.ts';
import type { Proposal } from './proposal.ts';

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

/** « Mail commercial » above one or two addresses for many rows is of who wrote the list, where another column has one each. */
export const withoutStaff = (
  proposals: readonly Proposal[],
  shares: readonly KindShares[],
): readonly Proposal[] => {
  const textsIn = ({ column }: Proposal): number => shares[column]?.texts ?? 0;
  const emails = proposals.filter(({ field }) => field === 'email');
  const isFew = (one: Proposal): boolean => 2 * textsIn(one) <= (shares[one.column]?.filled ?? 0);
  const isStaffs = (one: Proposal): boolean =>
    one.field === 'email' &&
    isFew(one) &&
    emails.some((other) => !isFew(other) && textsIn(other) >= textsIn(one));
  return proposals.filter((one) => !isStaffs(one));
};
