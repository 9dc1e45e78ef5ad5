import { sql } from 'kysely';
import { isEnrolled } from '../../scoring/stored/enrolled.ts';
import type { Queries, Writes } from '../../platform/database/database.ts';

/** How much would go with an account. */
export interface OwnCounts {
  files: number;
  needs: number;
  matches: number;
  contract_sheets: number;
  /** Matches whose enrolment is finalised, among `matches`. */
  enrolments: number;
  notifications: number;
  messages: number;
  formations: number;
}

export const countOwnData = async (db: Queries, accountId: number): Promise<OwnCounts> => {
  const { rows } = await sql<OwnCounts>`
    with own_applicant as (select id from applicants where account_id = ${accountId}),
      own_offers as (
        select o.id from offers o join companies c on c.id = o.company_id
        where c.account_id = ${accountId}
      )
    select
      (select count(*) from files where account_id = ${accountId}) as files,
      (select count(*) from own_offers) as needs,
      (select count(*) from match_scores where applicant_id in (select id from own_applicant))
        + (select count(*) from match_scores where offer_id in (select id from own_offers))
        as matches,
      (select count(*) from contract_sheets
        where applicant_id in (select id from own_applicant)
          or offer_id in (select id from own_offers)) as contract_sheets,
      (select count(*) from match_states
        where ${isEnrolled('match_states')} and (applicant_id in (select id from own_applicant)
          or offer_id in (select id from own_offers))) as enrolments,
      (select count(*) from notifications where account_id = ${accountId}) as notifications,
      (select count(*) from messages m join accounts a
        on m.reader_account_id is null and lower(m.recipient) = lower(a.email)
          or m.reader_account_id = a.id
        where a.id = ${accountId}) as messages,
      (select count(*) from formation_links where manager_id = ${accountId}) as formations
  `.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A query without a from has one row.');
  return counts;
};

/**
 * Whether another superuser would be left who can sign in. In a transaction that deletes one, two who leave at the same
 * instant follow each other.
 */
export const hasOtherSuperuser = async (db: Queries, accountId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('kind', '=', 'superuser')
    .where('password_hash', 'is not', null)
    .where('id', '!=', accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

export const lockSuperusers = async (tx: Writes): Promise<void> => {
  await tx
    .selectFrom('accounts')
    .select('id')
    .where('kind', '=', 'superuser')
    .orderBy('id')
    .forUpdate()
    .execute();
};
