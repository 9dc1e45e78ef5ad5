import type { Answer } from '@tandem/contract';
import { matchId, type Pair } from '@tandem/domain/matches/match';
import type { CandidateTerms, NeedTerms } from '@tandem/matching/chances/terms';
import type { NearPair } from '@tandem/matching/chances/near-pairs';
import { currentScoring } from '../../../scoring/live/current-scoring.ts';
import { scoreByHand } from '../../../scoring/proposed/score-by-hand.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import type { Services } from '../../services.ts';
import { findMade, type Named } from './near-queries.ts';

type Record = Answer<'GET /near_pairs/offer/{id}/'>['pairs'][number];

/** A pair as it is listed on the page of one of its sides. */
export interface Listed {
  pair: Pair;
  near: NearPair<(CandidateTerms | NeedTerms) & { id: number }>;
  limitKm: number;
  /** Of the other side; missing where it has gone meanwhile. */
  named: Named | undefined;
}

/** Pairs that miss one rule by little, with what they would score; those that are matches by themselves are left out. */
export const nearRecords = async (
  services: Pick<Services, 'db' | 'live'>,
  sessionId: number,
  listed: readonly Listed[],
): Promise<Record[]> => {
  if (listed.length === 0) return [];
  const { read } = services.db;
  const pairs = listed.map(({ pair }) => pair);
  const scores = await scoreByHand(read, pairs, await currentScoring(services, sessionId));
  const totals = new Map(scores.map((one) => [matchId(one), one.total / 10]));
  const made = new Map(
    (await findMade(read, pairs)).map((row) => [matchId(pairOfRow(row)), row.proposed_at]),
  );
  return listed.flatMap(({ pair, near: { other, rule, km }, limitKm, named }) => {
    const id = matchId(pair);
    const proposedAt = made.get(id);
    if (!named || proposedAt === null) return [];
    return {
      applicant: pair.candidateId,
      offer: pair.needId,
      ...named,
      rule,
      km,
      limit_km: limitKm,
      contract_type: other.contractType,
      target_educational_level: other.level,
      score: totals.get(id) ?? null,
      proposed: proposedAt ? { match: id, at: proposedAt.toISOString() } : null,
    };
  });
};
