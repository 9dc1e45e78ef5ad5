export interface AccountRow {
  account_id: number;
  email: string | null;
  created_at: Date;
  registered_at: Date | null;
  referent_id: number | null;
  address_refused_at: Date | null;
  page_done_at: Date | null;
}

/** What candidates and companies have in common. */
export const accountFacts = (row: AccountRow) => ({
  accountId: row.account_id,
  email: row.email,
  invitedAt: row.created_at,
  registeredAt: row.registered_at,
  referentId: row.referent_id,
  refusedAt: row.address_refused_at,
  sheetAt: row.page_done_at,
});
