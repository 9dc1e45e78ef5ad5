import type { Selectable } from 'kysely';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables/tables.ts';

export type AddressChange = Selectable<Tables['address_changes']>;

export const findAddressChange = (
  db: Queries,
  accountId: number,
): Promise<AddressChange | undefined> =>
  db
    .selectFrom('address_changes')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** The change that the link is about, of either kind; who changes something locks the account and reads again. */
export const findChangeOfLink = (
  db: Queries,
  link: Partial<Pick<AddressChange, 'token_hash' | 'objection_hash'>>,
): Promise<AddressChange | undefined> =>
  db
    .selectFrom('address_changes')
    .selectAll()
    .where((e) => e.and(link))
    .executeTakeFirst();

/** Puts fresh links in the place of any earlier ones. */
export const replaceAddressChange = async (
  tx: Writes,
  { account_id, ...change }: Omit<AddressChange, 'confirmed_at'>,
): Promise<void> => {
  const values = { ...change, confirmed_at: null };
  await tx
    .insertInto('address_changes')
    .values({ account_id, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
};

export const setAddressChange = async (
  tx: Writes,
  accountId: number,
  change: Partial<Pick<AddressChange, 'confirmed_at' | 'waits_until'>>,
): Promise<void> => {
  await tx.updateTable('address_changes').set(change).where('account_id', '=', accountId).execute();
};

export const deleteAddressChange = async (tx: Writes, accountId: number): Promise<void> => {
  await tx.deleteFrom('address_changes').where('account_id', '=', accountId).execute();
};

/** What was confirmed waits for its day, and not for its link. */
export const deleteOldAddressChanges = async (tx: Writes, now: Date): Promise<void> => {
  await tx
    .deleteFrom('address_changes')
    .where('confirmed_at', 'is', null)
    .where('expires_at', '<', now)
    .execute();
};

export const findConfirmedChanges = async (db: Queries): Promise<number[]> => {
  const rows = await db
    .selectFrom('address_changes')
    .select('account_id')
    .where('confirmed_at', 'is not', null)
    .orderBy('account_id')
    .execute();
  return rows.map((row) => row.account_id);
};
