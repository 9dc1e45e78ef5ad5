import { pairOf } from '@tandem/domain/matches/match';

/** The numbers of the two sides of matches, in the same order, as a query unnests them side by side. */
export const pairsOf = (matchIds: readonly number[]) => {
  const pairs = matchIds.map(pairOf).filter((pair) => pair !== null);
  return {
    candidates: pairs.map(({ candidateId }) => candidateId),
    needs: pairs.map(({ needId }) => needId),
  };
};
