import {
  matchId,
  status,
  type MatchStatus,
  type PromisedStatus,
} from '@tandem/domain/matches/match';
import type { AssignmentQuestion } from '@tandem/matching/assign/assign';
import { heldSeats, type AgreedPair } from '@tandem/matching/assign/held-seats';
import { PairCollector, type ScoredPairs } from '@tandem/matching/session/scored-pairs';
import type { ScoringSettings } from '@tandem/matching/settings';
import { weighAlike } from '@tandem/matching/weights';
import {
  findAgreedPairs,
  findGroupCandidates,
  findGroupNeeds,
  findOpenPairs,
  findRefusedPairs,
  findWantedNeeds,
  type Group,
  findNotices,
} from './market-queries.ts';
import type { Queries } from '../../platform/database/database.ts';
import { findMatchingSettings, findSideWeights } from '../settings/matching-settings-queries.ts';
import { findStoredScoring } from '../settings/stored-scoring-queries.ts';
import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';

/** Candidates whose pairs are read at a time. */
const pageSize = 50;

/** How the scores of the session were computed, or will be where none are. */
const settingsOf = async (db: Queries, sessionId: number): Promise<ScoringSettings> =>
  (await findStoredScoring(db, sessionId))?.settings ?? (await findMatchingSettings(db));

type AgreedRow = Awaited<ReturnType<typeof findAgreedPairs>>[number];

export type Agreed = AgreedPair & Pick<AgreedRow, 'status' | 'score' | 'formation_id'>;

const standings: Record<PromisedStatus, AgreedPair['standing']> = {
  [status.acceptedByCompany]: 'promised',
  [status.finalised]: 'finalised',
  [status.fullyAccepted]: 'accepted',
};

const agreedOf = (row: AgreedRow): Agreed => ({
  candidateId: row.applicant_id,
  needId: row.offer_id,
  standing: standings[row.status],
  industry: row.industry,
  test: row.test,
  geographic: row.geographic,
  resume: row.resume,
  status: row.status,
  score: row.score,
  formation_id: row.formation_id,
});

interface OpenPairs {
  pairs: ScoredPairs;
  /** Where a match stands that is not pending, by its id. */
  statuses: ReadonlyMap<number, MatchStatus>;
}

const readOpenPairs = async (
  db: Queries,
  candidateIds: readonly number[],
  needIds: readonly number[],
): Promise<OpenPairs> => {
  const collected = new PairCollector();
  const statuses = new Map<number, MatchStatus>();
  for (let start = 0; start < candidateIds.length; start += pageSize)
    for (const row of await findOpenPairs(
      db,
      candidateIds.slice(start, start + pageSize),
      needIds,
    )) {
      collected.add(row.applicant_id, row.offer_id, {
        industry: row.industry_score,
        test: row.test_score,
        geographic: row.geographic_score,
        resume: row.resume_score,
        total: row.score,
      });
      if (row.status !== status.pending) statuses.set(matchId(pairOfRow(row)), row.status);
    }
  return { pairs: collected.finish(), statuses };
};

/** Everything that a suggestion for a programme and session rests on, and what the engine is asked of it. */
export const readMarket = async (db: Queries, group: Group) => {
  const candidates = await findGroupCandidates(db, group);
  const needs = await findGroupNeeds(db, group);
  const agreed = await findAgreedPairs(db, group.sessionId);
  const settings = await settingsOf(db, group.sessionId);
  const sides = await findSideWeights(db);
  const candidateWeights = sides.candidate_weights ?? settings.weights;
  const needWeights = sides.company_weights ?? settings.weights;
  const candidateIds = candidates.map(({ id }) => id);
  const seats = new Map([
    ...agreed.map((row) => [row.offer_id, row.seats] as const),
    ...needs.map((need) => [need.id, need.seats] as const),
  ]);
  const { held, free } = heldSeats(agreed.map(agreedOf), {
    needs: [...seats].map(([id, count]) => ({ id, seats: count })),
    candidateWeights,
    needWeights,
    seed: settings.seed,
  });
  const ours = new Set(candidateIds);
  const holding = new Set(held.map(({ candidateId }) => candidateId));
  const waiting = candidates.filter(({ id }) => !holding.has(id));
  const active = needs.filter((need) => need.active);
  const needIds = active.map(({ id }) => id);
  const open = await readOpenPairs(
    db,
    waiting.filter(({ complete }) => complete).map(({ id }) => id),
    needIds,
  );
  const market = {
    candidates,
    needs,
    held: held.filter(({ candidateId }) => ours.has(candidateId)),
    free,
    refused: await findRefusedPairs(db, candidateIds),
    notices: await findNotices(db, candidateIds),
    statuses: open.statuses,
    ownWeights: [candidateWeights, needWeights].some((own) => !weighAlike(own, settings.weights)),
    /** Needs for which somebody would do who holds a seat already. */
    wanted: await findWantedNeeds(
      db,
      candidateIds.filter((id) => holding.has(id)),
      needIds,
    ),
  };
  const question: AssignmentQuestion = {
    pairs: open.pairs,
    candidateIds: waiting.map(({ id }) => id),
    needs: active.map(({ id }) => ({ id, seats: free.get(id) ?? 0 })),
    candidateWeights,
    needWeights,
    seed: settings.seed,
  };
  return { market, question };
};

export type MarketRead = Awaited<ReturnType<typeof readMarket>>['market'];
