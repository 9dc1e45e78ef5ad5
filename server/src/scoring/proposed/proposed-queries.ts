import type { Pair } from '@tandem/domain/matches/match';
import type { NearRule } from '@tandem/domain/matches/near-pair';
import type { PairScores } from '@tandem/matching/pair/score-pair';
import { sql } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { readByPairs } from '../../platform/database/queries/one-or-many.ts';
import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';
import type { Subject } from '../stored/score-queries.ts';

/** The pairs of a session that the staff have made by hand; of one side alone where `of` names it. */
export const findProposed = async (
  db: Queries,
  sessionId: number,
  of?: Subject,
): Promise<Pair[]> => {
  let rows = db
    .selectFrom('proposed_pairs')
    .innerJoin('offers', 'offers.id', 'proposed_pairs.offer_id')
    .select(['proposed_pairs.applicant_id', 'proposed_pairs.offer_id'])
    .where('offers.session_id', '=', sessionId);
  if (of && 'candidateId' in of) rows = rows.where('applicant_id', '=', of.candidateId);
  if (of && 'needId' in of) rows = rows.where('offer_id', '=', of.needId);
  return (await rows.execute()).map((row) => pairOfRow(row));
};

/** When each of these matches was proposed by the staff; the others are left out. */
export const findProposals = readByPairs(
  (_, pairs) => sql<{ applicant_id: number; offer_id: number; proposed_at: Date }>`
    select applicant_id, offer_id, proposed_at from ${pairs} join proposed_pairs using (applicant_id, offer_id)`,
);

export interface HandScores extends Pair, PairScores {}

/** Makes a match of a pair, whatever the rules say of it. */
export const addProposal = async (
  tx: Writes,
  scores: HandScores,
  by: { missed: NearRule; accountId: number; at: Date },
): Promise<void> => {
  const { candidateId, needId } = scores;
  await tx
    .insertInto('proposed_pairs')
    .values({
      applicant_id: candidateId,
      offer_id: needId,
      missed: by.missed,
      account_id: by.accountId,
      proposed_at: by.at,
    })
    .execute();
  await tx
    .insertInto('match_scores')
    .values({
      applicant_id: candidateId,
      offer_id: needId,
      score: scores.total,
      industry_score: scores.industry,
      test_score: scores.test,
      geographic_score: scores.geographic,
      resume_score: scores.resume,
      created_at: by.at,
    })
    .execute();
};

/** Puts their new scores on matches made by hand; those that have gone stay gone. */
export const writeHandScores = async (tx: Writes, all: readonly HandScores[]): Promise<void> => {
  const column = (name: keyof HandScores) => all.map((one) => one[name]);
  await sql`
    update match_scores s
    set score = n.score, industry_score = n.industry, test_score = n.test,
        geographic_score = n.geographic, resume_score = n.resume
    from unnest(
      ${column('candidateId')}::int[], ${column('needId')}::int[], ${column('total')}::int[],
      ${column('industry')}::int[], ${column('test')}::int[], ${column('geographic')}::int[],
      ${column('resume')}::int[]
    ) n (applicant_id, offer_id, score, industry, test, geographic, resume)
    where s.applicant_id = n.applicant_id and s.offer_id = n.offer_id`.execute(tx);
};
