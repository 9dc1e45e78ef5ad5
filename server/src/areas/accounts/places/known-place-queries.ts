import type { Writes } from '../../../platform/database/database.ts';

/** Forgets from where an account has signed in. */
export const forgetPlaces = async (tx: Writes, accountId: number): Promise<void> => {
  await tx.deleteFrom('known_places').where('account_id', '=', accountId).execute();
};

/** Notes a place, or that it was used again; whether it is new. The account is locked meanwhile. */
export const addPlace = async (
  tx: Writes,
  accountId: number,
  placeHash: string,
  at: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('known_places')
    .set({ last_used_at: at })
    .where('account_id', '=', accountId)
    .where('place_hash', '=', placeHash)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return false;
  await tx
    .insertInto('known_places')
    .values({ account_id: accountId, place_hash: placeHash, last_used_at: at })
    .execute();
  return true;
};
