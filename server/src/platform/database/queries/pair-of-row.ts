import type { Pair } from '@tandem/domain/matches/match';

/** The pair that a row of matches, moves, meetings … is about. */
export const pairOfRow = (row: { applicant_id: number; offer_id: number }): Pair => ({
  candidateId: row.applicant_id,
  needId: row.offer_id,
});

/** How a row names the pair that it is about. */
export const rowOfPair = ({ candidateId, needId }: Pair) => ({
  applicant_id: candidateId,
  offer_id: needId,
});
