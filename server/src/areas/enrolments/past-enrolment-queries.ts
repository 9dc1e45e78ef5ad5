import { sql } from 'kysely';
import { isEnrolled } from '../../scoring/stored/enrolled.ts';
import type { Queries, Writes } from '../../platform/database/database.ts';

/** Of the broken enrolments of a candidate or a company that is about to be deleted, the number. */
const keepBreaks = async (tx: Writes, accountId: number): Promise<void> => {
  await sql`
    insert into past_breaks (formation_id, count, within_trial, placed_again)
    select a.formation_id, count(*), count(*) filter (where e.within_trial),
      count(distinct e.applicant_id) filter (where exists (
        select 1 from match_states m where m.applicant_id = e.applicant_id and ${isEnrolled('m')})
        and not exists (
          select 1 from enrolments other join offers on offers.id = other.offer_id
          where other.applicant_id = e.applicant_id and other.broken_on is not null
            and other.annulled_at is null
            and offers.company_id <> o.company_id and a.account_id <> ${accountId}))
    from enrolments e
    join applicants a on a.id = e.applicant_id
    join offers o on o.id = e.offer_id
    join companies c on c.id = o.company_id
    where e.broken_on is not null and e.annulled_at is null and a.formation_id is not null
      and ${accountId} in (a.account_id, c.account_id)
    group by a.formation_id
    on conflict (formation_id) do update set
      count = past_breaks.count + excluded.count,
      within_trial = past_breaks.within_trial + excluded.within_trial,
      placed_again = past_breaks.placed_again + excluded.placed_again`.execute(tx);
};

/**
 * Keeps what the statistics say of finalised enrolments when a candidate or a company is about to be deleted. A candidate
 * counts once, whatever the number of their enrolments, as they did while they were there.
 */
export const keepEnrolments = async (tx: Writes, accountId: number): Promise<void> => {
  await keepBreaks(tx, accountId);
  await sql`
    insert into past_enrolments (formation_id, count)
    select a.formation_id, 1
    from applicants a
    where a.account_id = ${accountId} and a.formation_id is not null
      and (exists (select 1 from match_states m where m.applicant_id = a.id and ${isEnrolled('m')})
        or exists (select 1 from kept_enrolments k where k.applicant_id = a.id))
    on conflict (formation_id)
      do update set count = past_enrolments.count + excluded.count`.execute(tx);
  await sql`
    insert into kept_enrolments (applicant_id)
    select distinct m.applicant_id
    from match_states m
    join offers o on o.id = m.offer_id
    join companies c on c.id = o.company_id
    where c.account_id = ${accountId} and ${isEnrolled('m')}
    on conflict (applicant_id) do nothing`.execute(tx);
};

/** Candidates with a finalised enrolment who have been deleted since, by programme. */
export const countPastEnrolments = async (db: Queries): Promise<Map<number, number>> => {
  const rows = await db.selectFrom('past_enrolments').selectAll().execute();
  return new Map(rows.map((row) => [row.formation_id, row.count]));
};
