import type { Pair } from '@tandem/domain/matches/match';
import { sql } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { mergeScores } from './merge-scores.ts';
import { encodeScores, type ScoreColumns, unnested } from './encode-scores.ts';

/** Whose pairs are replaced: those of one candidate, of one need, or of a session, whatever else `of` has elsewhere. */
export type Subject = { candidateId: number } | { needId: number };
export type ScoreScope = Subject | { sessionId: number; of?: Subject | undefined };

const ofSubject = (subject: Subject) =>
  'candidateId' in subject
    ? sql`s.applicant_id = ${subject.candidateId}`
    : sql`s.offer_id = ${subject.needId}`;

/** What a closed session has stays as it was, wherever its people have gone since. */
const subjectScope = (subject: Subject) => sql`${ofSubject(subject)} and not exists (
  select 1 from offers o join sessions y on y.id = o.session_id
  where o.id = s.offer_id and y.closed_at is not null)`;

const inScope = (scope: ScoreScope) => {
  if (!('sessionId' in scope)) return subjectScope(scope);
  const inSession = sql`s.offer_id in (select id from offers where session_id = ${scope.sessionId})`;
  return scope.of ? sql`(${inSession} or (${subjectScope(scope.of)}))` : inSession;
};

/** Any number, the same for every server. */
const scoresLock = 7_263_515;

/**
 * Lets one at a time compare and write scores, until the transaction ends: what was computed from an earlier state of a
 * sheet never overwrites what was computed from a later one.
 */
export const lockScores = async (tx: Writes): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${scoresLock})`.execute(tx);
};

/**
 * Puts freshly computed scores in the place of the earlier ones: new pairs are added, scores that differ are updated,
 * pairs that are gone are deleted unless somebody acted on them. No status is touched. Answers what is to be looked at
 * once more (see mergeScores). For a session as a whole, see staged-scores.ts.
 */
export const replaceScores = (
  tx: Writes,
  scope: ScoreScope,
  columns: ScoreColumns,
  at: Date,
): Promise<Pair[]> => mergeScores(tx, unnested(encodeScores(columns)), inScope(scope), at);

/** With whom a candidate or need has scores. */
export const findOthers = async (db: Queries, subject: Subject): Promise<number[]> => {
  const rows =
    'candidateId' in subject
      ? await db
          .selectFrom('match_scores')
          .select('offer_id as id')
          .where('applicant_id', '=', subject.candidateId)
          .execute()
      : await db
          .selectFrom('match_scores')
          .select('applicant_id as id')
          .where('offer_id', '=', subject.needId)
          .execute();
  return rows.map(({ id }) => id);
};

/** The sessions in which a candidate or need has scores. */
export const findScoredSessions = async (db: Queries, subject: Subject): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct o.session_id as id from match_scores s join offers o on o.id = s.offer_id
    where ${ofSubject(subject)}`.execute(db);
  return rows.map(({ id }) => id);
};

export const deleteCandidateScores = async (tx: Writes, candidateId: number): Promise<void> => {
  await tx.deleteFrom('match_scores').where('applicant_id', '=', candidateId).execute();
};

export const deleteCompanyScores = async (tx: Writes, companyId: number): Promise<void> => {
  await tx
    .deleteFrom('match_scores')
    .where('offer_id', 'in', (e) =>
      e.selectFrom('offers').select('id').where('company_id', '=', companyId),
    )
    .execute();
};
