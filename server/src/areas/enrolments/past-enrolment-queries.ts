import { sql } from 'kysely';
import { isEnrolled } from '../../scoring/stored/enrolled.ts';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { countedBySession, enrolledSessions } from './counted-candidates.ts';

/**
 * Of the broken enrolments of a candidate or a company that is about to be deleted, the number: by session, and of all
 * together, as somebody who is placed again counts once in each. Who has another broken one that stays is counted by it.
 */
const keepBreaks = async (tx: Writes, accountId: number): Promise<void> => {
  await sql`
    with going as (
      select id from applicants where account_id = ${accountId}
      union
      select e.applicant_id from enrolments e
      join offers o on o.id = e.offer_id
      join companies c on c.id = o.company_id
      where c.account_id = ${accountId}
    ),
    broken as (
      select e.applicant_id, e.within_trial, e.formation_id, o.session_id,
        a.account_id = ${accountId} or c.account_id = ${accountId} as goes
      from enrolments e
      join applicants a on a.id = e.applicant_id
      join offers o on o.id = e.offer_id
      join companies c on c.id = o.company_id
      where e.applicant_id in (select id from going)
        and e.broken_on is not null and e.annulled_at is null and e.formation_id is not null
    ),
    counted as (
      select applicant_id, within_trial, formation_id, session_id, goes from broken
      union all
      select applicant_id, within_trial, formation_id, null, goes from broken
    )
    insert into past_breaks (formation_id, session_id, count, within_trial, placed_again)
    select one.formation_id, one.session_id, count(*), count(*) filter (where one.within_trial),
      count(distinct one.applicant_id) filter (
        where exists ${enrolledSessions('one.applicant_id')}
          and not exists (
            select 1 from counted other
            where other.applicant_id = one.applicant_id and not other.goes
              and other.session_id is not distinct from one.session_id))
    from counted one
    where one.goes
    group by one.formation_id, one.session_id
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
  await sql`
    insert into kept_enrolments (applicant_id, session_id)
    select distinct m.applicant_id, m.session_id
    from match_states m
    join offers o on o.id = m.offer_id
    join companies c on c.id = o.company_id
    where c.account_id = ${accountId} and ${isEnrolled('m')}`.execute(tx);
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
