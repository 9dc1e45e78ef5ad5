import { sql, type RawBuilder } from 'kysely';

export interface AccountRow {
  account_id: number;
  email: string | null;
  invited_at: Date;
  registered_at: Date | null;
  referent_id: number | null;
  address_refused_at: Date | null;
  page_done_at: Date | null;
}

/** Of an account `a`: since when its invitation can be read. */
export const invitedAt: RawBuilder<Date> = sql<Date>`coalesce(
  (select i.invited_anew_at from invitations i where i.account_id = a.id), a.created_at)`;

/** What candidates and companies have in common. */
export const accountFacts = (row: AccountRow) => ({
  accountId: row.account_id,
  email: row.email,
  invitedAt: row.invited_at,
  registeredAt: row.registered_at,
  referentId: row.referent_id,
  refusedAt: row.address_refused_at,
  sheetAt: row.page_done_at,
});
