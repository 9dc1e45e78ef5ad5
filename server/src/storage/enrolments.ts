import { sql } from 'kysely';
import type { Queries, Writes } from './database.ts';

/** Adds the finalised enrolments of a candidate or a company that is about to be deleted to the counts that remain. */
export const keepEnrolmentCounts = async (tx: Writes, accountId: number): Promise<void> => {
  await sql`
    insert into past_enrolments (formation_id, session_id, count)
    select a.formation_id, m.session_id, count(*)::int
    from match_states m
    join applicants a on a.id = m.applicant_id
    join offers o on o.id = m.offer_id
    join companies c on c.id = o.company_id
    where m.status = 4 and a.formation_id is not null
      and (a.account_id = ${accountId} or c.account_id = ${accountId})
    group by a.formation_id, m.session_id
    on conflict (formation_id, session_id)
      do update set count = past_enrolments.count + excluded.count`.execute(tx);
};

/** Enrolments that were finalised and whose candidate or company has been deleted since, by formation. */
export const countPastEnrolments = async (db: Queries): Promise<Map<number, number>> => {
  const rows = await db
    .selectFrom('past_enrolments')
    .select((e) => ['formation_id', e.fn.sum<string>('count').as('count')])
    .groupBy('formation_id')
    .execute();
  return new Map(rows.map((row) => [row.formation_id, Number(row.count)]));
};
