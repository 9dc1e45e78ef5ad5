import type { Pair } from '@tandem/domain/matches/match';
import { scoreAnyPair } from '@tandem/matching/pair/score-pair';
import type { Queries } from '../../platform/database/database.ts';
import { findCandidateRows, findNeedRows } from '../profiles/profile-queries.ts';
import { prepareCandidates, prepareNeeds } from '../profiles/prepare-texts.ts';
import { preparedCandidate, preparedNeed } from '../profiles/profiles.ts';
import type { SessionScoring } from '../settings/session-scoring.ts';
import type { HandScores } from './proposed-queries.ts';

/** The scores of some pairs, whatever the rules say of them; those of which a side cannot be matched are left out. */
export const scoreByHand = async (
  db: Queries,
  pairs: readonly Pair[],
  { corpus, settings }: SessionScoring,
): Promise<HandScores[]> => {
  const candidateRows = await findCandidateRows(db, {
    ids: pairs.map(({ candidateId }) => candidateId),
  });
  await prepareCandidates({ read: db }, candidateRows);
  const needRows = await findNeedRows(db, { ids: pairs.map(({ needId }) => needId) });
  await prepareNeeds({ read: db }, needRows);
  const candidates = new Map(candidateRows.map((row) => [row.id, preparedCandidate(row)]));
  const needs = new Map(needRows.map((row) => [row.id, preparedNeed(row)]));
  return pairs.flatMap((pair) => {
    const candidate = candidates.get(pair.candidateId);
    const need = needs.get(pair.needId);
    return candidate && need
      ? [{ ...pair, ...scoreAnyPair(candidate, need, corpus, settings.weights) }]
      : [];
  });
};
