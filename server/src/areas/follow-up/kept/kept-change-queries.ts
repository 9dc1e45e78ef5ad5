import { sql } from 'kysely';
import type { Queries, Writes } from '../../../platform/database/database.ts';

/** Any number, the same for every process. */
const renewalLock = 7_263_517;

/** Of those who renew at the same time, the later waits until the earlier is done. */
export const lockRenewal = async (tx: Writes): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${renewalLock}::bigint)`.execute(tx);
};

/** Whether anything is to be renewed by that moment. */
export const isBehind = async (db: Queries, version: string, now: Date): Promise<boolean> => {
  const { rows } = await sql<{ behind: boolean }>`
    select exists (select from follow_up_changes where due_at <= ${now}::timestamptz)
      or not exists (select from follow_up_told_by where version = ${version}) as behind`.execute(
    db,
  );
  return rows[0]?.behind === true;
};

/** Where another version has told them, everybody is to be told anew. */
export const takeOver = async (tx: Writes, version: string): Promise<void> => {
  const told = await tx.selectFrom('follow_up_told_by').select('version').execute();
  if (told.length === 1 && told[0]?.version === version) return;
  await tx.deleteFrom('follow_up_told_by').execute();
  await tx.insertInto('follow_up_told_by').values({ version }).execute();
  await tx.insertInto('follow_up_changes').defaultValues().execute();
};

/** Writes down for each account that a change concerns that it does. */
export const spreadChanges = async (tx: Writes): Promise<void> => {
  await sql`
    with change as (
      delete from follow_up_changes where account_id is null returning applicant_id, offer_id, is_wide
    ), pair as (
      select s.applicant_id, s.offer_id from match_scores s join change on change.applicant_id = s.applicant_id
      where change.is_wide
      union select s.applicant_id, s.offer_id from match_scores s join change on change.offer_id = s.offer_id
      where change.is_wide
      union select m.applicant_id, m.offer_id from match_states m
      join change on change.applicant_id = m.applicant_id where change.is_wide
      union select m.applicant_id, m.offer_id from match_states m
      join change on change.offer_id = m.offer_id where change.is_wide
    )
    insert into follow_up_changes (account_id)
    select p.account_id from applicants p
    where p.id in (select applicant_id from change union select applicant_id from pair)
    union select c.account_id from companies c join offers o on o.company_id = c.id
    where o.id in (select offer_id from change union select offer_id from pair)
    union select a.id from accounts a
    where exists (select from change where applicant_id is null and offer_id is null)`.execute(tx);
};

/** Takes the next accounts behind `after` that are to be renewed by that moment, in the order of their numbers. */
export const takeChanged = async (
  tx: Writes,
  { after, now, limit }: { after: number; now: Date; limit: number },
): Promise<number[]> => {
  const { rows } = await sql<{ account_id: number }>`
    select distinct account_id from follow_up_changes
    where account_id > ${after} and due_at <= ${now}::timestamptz
    order by account_id limit ${limit}`.execute(tx);
  const accounts = rows.map((row) => row.account_id);
  // What the calendar was to change is noted anew with what is told now.
  await sql`delete from follow_up_changes where account_id = any(${accounts}::int[])`.execute(tx);
  return accounts;
};

export const noteChangesAt = async (
  tx: Writes,
  changes: readonly { accountId: number; at: Date }[],
): Promise<void> => {
  if (changes.length === 0) return;
  await sql`
    insert into follow_up_changes (account_id, due_at)
    select * from unnest(
      ${changes.map(({ accountId }) => accountId)}::int[], ${changes.map(({ at }) => at)}::timestamptz[]
    )`.execute(tx);
};
