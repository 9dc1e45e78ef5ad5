import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';

/** The accounts that are kept for as long as they are used: the centre's own are its superusers' to delete. */
export const registered = (db: Queries) =>
  db
    .selectFrom('accounts')
    .leftJoin('account_uses', 'account_uses.account_id', 'accounts.id')
    .where('accounts.kind', 'in', ['applicant', 'company'])
    .where('accounts.registered_at', 'is not', null);

export const lastUse = sql<Date>`coalesce(account_uses.last_used_at, accounts.registered_at)`;

/** In which sessions accounts are: a candidate in that of the sheet, a company in those of its needs. */
const memberships = sql`(
  select account_id, session_id from applicants
  union all
  select c.account_id, o.session_id from companies c join offers o on o.company_id = c.id)`;

/** Of `accounts`, those that are in none of these sessions. */
export const withoutSession = (sessions: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`not exists (
    select 1 from ${memberships} member
    where member.account_id = accounts.id and member.session_id = any(${[...sessions]}::int[]))`;

/** Whoever is in one of these sessions again was told of an end that no longer comes: the next one is told anew. */
export const forgetNotices = async (db: Queries, sessions: readonly number[]): Promise<void> => {
  await sql`
    update account_uses set noticed_at = null
    where noticed_at is not null and exists (
      select 1 from ${memberships} member
      where member.account_id = account_uses.account_id
        and member.session_id = any(${[...sessions]}::int[]))`.execute(db);
};

/** Who was told and has not come back. */
export const countTold = async (db: Queries): Promise<{ accounts: number; first: Date | null }> =>
  registered(db)
    .where('account_uses.noticed_at', 'is not', null)
    .select((e) => [
      e.fn.countAll<number>().as('accounts'),
      e.fn.min('account_uses.noticed_at').as('first'),
    ])
    .executeTakeFirstOrThrow();

/** Of each session whose clock has a start, the accounts that it is the last of, and that were not there since. */
export const countHeld = async (
  db: Queries,
  starts: readonly { id: number; start: Date }[],
): Promise<Map<number, { candidates: number; companies: number }>> => {
  const { rows } = await sql<{ id: number; candidates: number; companies: number }>`
    with starts as (
      select * from unnest(
        ${starts.map(({ id }) => id)}::int[], ${starts.map(({ start }) => start)}::timestamptz[]
      ) given(id, start)),
    last as (
      select distinct on (member.account_id) member.account_id, starts.id, starts.start
      from ${memberships} member join starts on starts.id = member.session_id
      order by member.account_id, starts.start desc)
    select last.id,
      count(*) filter (where accounts.kind = 'applicant')::int as candidates,
      count(*) filter (where accounts.kind = 'company')::int as companies
    from last
    join accounts on accounts.id = last.account_id and accounts.registered_at is not null
    left join account_uses on account_uses.account_id = accounts.id
    where ${lastUse} <= last.start and account_uses.noticed_at is null
    group by last.id`.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
};
