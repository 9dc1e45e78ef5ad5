import { status } from '@tandem/domain/matches/match';
import { sql } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';

/**
 * Keeps what the statistics say of finalised enrolments when a candidate or a company is about to be deleted. A candidate
 * counts once, whatever the number of their enrolments, as they did while they were there.
 */
export const keepEnrolments = async (tx: Writes, accountId: number): Promise<void> => {
  await sql`
    insert into past_enrolments (formation_id, count)
    select a.formation_id, 1
    from applicants a
    where a.account_id = ${accountId} and a.formation_id is not null
      and (exists (select 1 from match_states m where m.applicant_id = a.id and m.status = ${sql.lit(status.finalised)})
        or exists (select 1 from kept_enrolments k where k.applicant_id = a.id))
    on conflict (formation_id)
      do update set count = past_enrolments.count + excluded.count`.execute(tx);
  await sql`
    insert into kept_enrolments (applicant_id)
    select distinct m.applicant_id
    from match_states m
    join offers o on o.id = m.offer_id
    join companies c on c.id = o.company_id
    where c.account_id = ${accountId} and m.status = ${sql.lit(status.finalised)}
    on conflict (applicant_id) do nothing`.execute(tx);
};

/** Candidates with a finalised enrolment who have been deleted since, by formation. */
export const countPastEnrolments = async (db: Queries): Promise<Map<number, number>> => {
  const rows = await db.selectFrom('past_enrolments').selectAll().execute();
  return new Map(rows.map((row) => [row.formation_id, row.count]));
};
