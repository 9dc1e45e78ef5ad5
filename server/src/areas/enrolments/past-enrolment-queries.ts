import { sql } from 'kysely';
import { isEnrolled } from '../../scoring/stored/enrolled.ts';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { brokenEnrolments } from './broken-enrolments.ts';
import { countedBySession, enrolledSessions } from './counted-candidates.ts';
import { keepWithoutCompany } from './kept/keep-without-company.ts';

/**
 * Of the broken enrolments of a candidate who is about to be deleted, the number: by session, and of all together, as somebody
 * who is placed again counts once in each. Those of a company that goes stay with their candidates, as kept ones.
 */
const keepBreaks = async (tx: Writes, accountId: number): Promise<void> => {
  await sql`
    with broken as (
      select e.* from ${brokenEnrolments} e
      join applicants a on a.id = e.applicant_id
      where a.account_id = ${accountId}
    ),
    counted as (
      select applicant_id, within_trial, formation_id, session_id from broken where session_id is not null
      union all
      select applicant_id, within_trial, formation_id, null from broken
    )
    insert into past_breaks (formation_id, session_id, count, within_trial, placed_again)
    select formation_id, session_id, count(*), count(*) filter (where within_trial),
      count(distinct applicant_id) filter (where exists ${enrolledSessions('counted.applicant_id')})
    from counted
    group by formation_id, session_id
    on conflict (formation_id, coalesce(session_id, 0)) do update set
      count = past_breaks.count + excluded.count,
      within_trial = past_breaks.within_trial + excluded.within_trial,
      placed_again = past_breaks.placed_again + excluded.placed_again`.execute(tx);
};

/**
 * Keeps what the statistics say of finalised enrolments when a candidate or a company is about to be deleted. A candidate
 * counts once in each session, and once in all together, whatever the number of their enrolments, as they did while they were
 * there.
 */
export const keepEnrolments = async (tx: Writes, accountId: number): Promise<void> => {
  await keepBreaks(tx, accountId);
  await sql`
    insert into past_enrolments (formation_id, session_id, count)
    select a.formation_id, a.session_id, 1
    from ${countedBySession} a
    where a.account_id = ${accountId} and a.formation_id is not null and a.session_id is not null
      and a.session_id in ${enrolledSessions('a.id')}
    union all
    select a.formation_id, null, 1
    from applicants a
    where a.account_id = ${accountId} and a.formation_id is not null
      and exists ${enrolledSessions('a.id')}
    on conflict (formation_id, coalesce(session_id, 0))
      do update set count = past_enrolments.count + excluded.count`.execute(tx);
  await sql`
    update offers o set erased_seats = o.erased_seats + 1
    from match_states m join applicants a on a.id = m.applicant_id
    where m.offer_id = o.id and a.account_id = ${accountId} and ${isEnrolled('m')}`.execute(tx);
  await keepWithoutCompany(tx, accountId);
};

/** Candidates with a finalised enrolment who have been deleted since, by programme: of one session, or of all. */
export const countPastEnrolments = async (
  db: Queries,
  sessionId: number | null,
): Promise<Map<number, number>> => {
  const rows = await db
    .selectFrom('past_enrolments')
    .selectAll()
    .where('session_id', 'is not distinct from', sessionId)
    .execute();
  return new Map(rows.map((row) => [row.formation_id, row.count]));
};
