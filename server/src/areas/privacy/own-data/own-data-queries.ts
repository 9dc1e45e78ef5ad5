import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

/** What is stored on one account, for that account to read; long lists in pages, each after the last of the one before. */

export const findOwnSignIns = (db: Queries, accountId: number) =>
  db
    .selectFrom('sign_ins')
    .select(['device', 'host', 'created_at', 'last_used_at', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();

export const findOwnFiles = (db: Queries, accountId: number) =>
  db
    .selectFrom('files')
    .select(['name', 'original_name', 'content_type', 'size', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();

/** What the journal tells of the account's data. */
export const findOwnAuditLog = (
  db: Queries,
  accountId: number,
  { after, limit }: { after: number; limit: number },
) =>
  db
    .selectFrom('journal')
    .select(['id', 'at', 'deed', 'actor_id', 'actor_role', 'fields'])
    .where('person_id', '=', accountId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

export interface MatchKey {
  offer_id: number;
  applicant_id: number;
}

/** Matches of a candidate or of a company's needs, with as much of the other side as its screens show by name. */
export const findOwnMatches = (
  db: Queries,
  own: { candidateId: number } | { companyId: number },
  { after, limit }: { after: MatchKey; limit: number },
) => {
  const rows = db
    .selectFrom('matches')
    .innerJoin('offers', 'offers.id', 'matches.offer_id')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .innerJoin('applicants', 'applicants.id', 'matches.applicant_id')
    .innerJoin('accounts', 'accounts.id', 'applicants.account_id')
    .select([
      'matches.offer_id',
      'matches.applicant_id',
      'matches.score',
      'matches.industry_score',
      'matches.test_score',
      'matches.geographic_score',
      'matches.resume_score',
      'matches.status',
      'matches.created_at',
      'offers.title',
      'offers.location',
      'companies.name as company_name',
      'accounts.first_name',
      'accounts.last_name',
    ])
    .where(
      sql<boolean>`(matches.offer_id, matches.applicant_id) > (${after.offer_id}, ${after.applicant_id})`,
    )
    .orderBy('matches.offer_id')
    .orderBy('matches.applicant_id')
    .limit(limit);
  return (
    'candidateId' in own
      ? rows.where('matches.applicant_id', '=', own.candidateId)
      : rows.where('offers.company_id', '=', own.companyId)
  ).execute();
};

export type OwnMatchRow = Awaited<ReturnType<typeof findOwnMatches>>[number];

/** The moves of these matches, oldest first. */
export const findMovesOf = (db: Queries, matches: readonly MatchKey[]) =>
  db
    .selectFrom('match_moves')
    .select([
      'applicant_id',
      'offer_id',
      'from_status',
      'to_status',
      'account_id',
      'moved_by',
      'moved_at',
      'reason',
      'comment',
      'tell_reason',
      'note',
      'undoes',
      'enrolment_step',
    ])
    .where((e) => e('offer_id', '=', e.fn.any(e.val(matches.map((match) => match.offer_id)))))
    .where((e) =>
      e('applicant_id', '=', e.fn.any(e.val(matches.map((match) => match.applicant_id)))),
    )
    .orderBy('id')
    .execute();

/** In which of these matches the candidate has said that the need interests them. */
export const findInterestsOf = (db: Queries, matches: readonly MatchKey[]) =>
  db
    .selectFrom('match_interests')
    .select(['applicant_id', 'offer_id', 'shown_at', 'revoked_at'])
    .where((e) => e('offer_id', '=', e.fn.any(e.val(matches.map((match) => match.offer_id)))))
    .where((e) =>
      e('applicant_id', '=', e.fn.any(e.val(matches.map((match) => match.applicant_id)))),
    )
    .execute();

/** When the two sides of these matches were told that the centre suggests them; those that were not are left out. */
export const findSuggestionsOf = (db: Queries, matches: readonly MatchKey[]) =>
  db
    .selectFrom('assignment_notices')
    .select(['applicant_id', 'offer_id', 'notified_at'])
    .where((e) => e('offer_id', '=', e.fn.any(e.val(matches.map((match) => match.offer_id)))))
    .where((e) =>
      e('applicant_id', '=', e.fn.any(e.val(matches.map((match) => match.applicant_id)))),
    )
    .execute();

/** The moves that an account of the staff has made. */
export const findMovesBy = (
  db: Queries,
  accountId: number,
  { after, limit }: { after: number; limit: number },
) =>
  db
    .selectFrom('match_moves')
    .innerJoin('offers', 'offers.id', 'match_moves.offer_id')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .select([
      'match_moves.id',
      'match_moves.from_status',
      'match_moves.to_status',
      'match_moves.moved_at',
      'match_moves.note',
      'match_moves.enrolment_step',
      'offers.title',
      'companies.name as company_name',
    ])
    .where('match_moves.account_id', '=', accountId)
    .where('match_moves.id', '>', after)
    .orderBy('match_moves.id')
    .limit(limit)
    .execute();

export const findRunsBy = (db: Queries, accountId: number) =>
  db
    .selectFrom('matching_runs')
    .select(['state', 'started_at', 'finished_at'])
    .where('requested_by', '=', accountId)
    .orderBy('id')
    .execute();

export const findSupervisedProgrammes = (db: Queries, accountId: number) =>
  db
    .selectFrom('formation_links')
    .innerJoin('formations', 'formations.id', 'formation_links.formation_id')
    .select(['formations.name', 'formations.level'])
    .where('formation_links.manager_id', '=', accountId)
    .orderBy('formations.name')
    .execute();

/** The contract sheets of a company, or that there is one of a candidate; without their sealed content. */
export const findOwnContractPairs = async (
  db: Queries,
  own: { candidateId: number } | { companyId: number },
) => {
  const rows = db
    .selectFrom('contract_sheets')
    .innerJoin('offers', 'offers.id', 'contract_sheets.offer_id')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .innerJoin('applicants', 'applicants.id', 'contract_sheets.applicant_id')
    .innerJoin('accounts', 'accounts.id', 'applicants.account_id')
    .select([
      'contract_sheets.applicant_id',
      'contract_sheets.offer_id',
      'contract_sheets.created_at',
      'offers.title',
      'companies.name as company_name',
      'accounts.first_name',
      'accounts.last_name',
    ])
    .orderBy('contract_sheets.created_at');
  return (
    'candidateId' in own
      ? rows.where('contract_sheets.applicant_id', '=', own.candidateId)
      : rows.where('offers.company_id', '=', own.companyId)
  ).execute();
};

/** What is kept of a candidate's enrolments with companies that have been deleted. */
export const findKeptEnrolments = (db: Queries, candidateId: number) =>
  db
    .selectFrom('kept_enrolments')
    .leftJoin('sessions', 'sessions.id', 'kept_enrolments.session_id')
    .selectAll('kept_enrolments')
    .select('sessions.name as session')
    .where('applicant_id', '=', candidateId)
    .orderBy('kept_enrolments.id')
    .execute();

/** What the figures keep of a candidate's matches with companies that have been deleted. */
export const findKeptCourses = (db: Queries, candidateId: number) =>
  db
    .selectFrom('kept_courses')
    .innerJoin('sessions', 'sessions.id', 'kept_courses.session_id')
    .selectAll('kept_courses')
    .select('sessions.name as session')
    .where('applicant_id', '=', candidateId)
    .orderBy('session_id')
    .execute();

/** The candidate or the company of an account. */
export const findRecords = (db: Queries, accountId: number) =>
  db
    .selectFrom('accounts')
    .leftJoin('applicants', 'applicants.account_id', 'accounts.id')
    .leftJoin('companies', 'companies.account_id', 'accounts.id')
    .select(['applicants.id as candidateId', 'companies.id as companyId'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow();
