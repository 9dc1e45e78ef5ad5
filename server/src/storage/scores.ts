import { sql } from 'kysely';
import type { Queries, Writes } from './database.ts';

/** Scored pairs as columns, one entry a pair; scores in tenths of a point. */
export interface ScoreColumns {
  length: number;
  applicantId: ArrayLike<number>;
  offerId: ArrayLike<number>;
  score: ArrayLike<number>;
  industry: ArrayLike<number>;
  test: ArrayLike<number>;
  geographic: ArrayLike<number>;
  resume: ArrayLike<number>;
}

/** Whose pairs are replaced: those of a session as a whole, of one candidate, or of one need. */
export type ScoreScope = { sessionId: number } | { applicantId: number } | { offerId: number };

const chunkSize = 20_000;

const slice = (column: ArrayLike<number>, start: number): number[] =>
  Array.prototype.slice.call(column, start, start + chunkSize) as number[];

const stage = async (tx: Writes, columns: ScoreColumns): Promise<void> => {
  await sql`
    create temporary table if not exists new_scores (
      applicant_id integer, offer_id integer, score smallint, industry_score smallint,
      test_score smallint, geographic_score smallint, resume_score smallint
    ) on commit drop`.execute(tx);
  await sql`truncate new_scores`.execute(tx);
  for (let start = 0; start < columns.length; start += chunkSize)
    await sql`
      insert into new_scores
      select * from unnest(
        ${slice(columns.applicantId, start)}::int[], ${slice(columns.offerId, start)}::int[],
        ${slice(columns.score, start)}::smallint[], ${slice(columns.industry, start)}::smallint[],
        ${slice(columns.test, start)}::smallint[], ${slice(columns.geographic, start)}::smallint[],
        ${slice(columns.resume, start)}::smallint[])`.execute(tx);
  await sql`analyze new_scores`.execute(tx);
};

const inScope = (scope: ScoreScope) => {
  if ('applicantId' in scope) return sql`s.applicant_id = ${scope.applicantId}`;
  if ('offerId' in scope) return sql`s.offer_id = ${scope.offerId}`;
  return sql`s.offer_id in (select id from offers where session_id = ${scope.sessionId})`;
};

/**
 * Puts freshly computed scores in the place of the earlier ones: new pairs are added, scores that differ are updated,
 * pairs that are gone are deleted unless somebody acted on them. No status is touched.
 */
export const replaceScores = async (
  tx: Writes,
  scope: ScoreScope,
  columns: ScoreColumns,
  at: Date,
): Promise<void> => {
  await stage(tx, columns);
  await sql`
    delete from match_scores s
    where ${inScope(scope)}
      and not exists (select 1 from new_scores n
                      where n.applicant_id = s.applicant_id and n.offer_id = s.offer_id)
      and not exists (select 1 from match_states m
                      where m.applicant_id = s.applicant_id and m.offer_id = s.offer_id
                        and m.status <> 0)`.execute(tx);
  await sql`
    insert into match_scores (applicant_id, offer_id, score, industry_score, test_score,
                              geographic_score, resume_score, created_at)
    select n.*, ${at}::timestamptz
    from new_scores n
    join applicants a on a.id = n.applicant_id
    join offers o on o.id = n.offer_id
    on conflict (applicant_id, offer_id) do update set
      score = excluded.score, industry_score = excluded.industry_score,
      test_score = excluded.test_score, geographic_score = excluded.geographic_score,
      resume_score = excluded.resume_score
    where (match_scores.score, match_scores.industry_score, match_scores.test_score,
           match_scores.geographic_score, match_scores.resume_score)
      is distinct from
          (excluded.score, excluded.industry_score, excluded.test_score,
           excluded.geographic_score, excluded.resume_score)`.execute(tx);
};

export const deleteApplicantScores = async (tx: Writes, applicantId: number): Promise<void> => {
  await tx.deleteFrom('match_scores').where('applicant_id', '=', applicantId).execute();
};

export const deleteCompanyScores = async (tx: Writes, companyId: number): Promise<void> => {
  await tx
    .deleteFrom('match_scores')
    .where('offer_id', 'in', (e) =>
      e.selectFrom('offers').select('id').where('company_id', '=', companyId),
    )
    .execute();
};

export interface Changed {
  applicantIds: number[];
  offerIds: number[];
}

/** Candidates and needs of a session that have changed since a moment. */
export const findChangedSince = async (
  db: Queries,
  sessionId: number,
  since: Date,
): Promise<Changed> => {
  const applicants = await db
    .selectFrom('applicants')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('changed_at', '>=', since)
    .execute();
  const offers = await db
    .selectFrom('offers')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('changed_at', '>=', since)
    .execute();
  return { applicantIds: applicants.map(({ id }) => id), offerIds: offers.map(({ id }) => id) };
};
