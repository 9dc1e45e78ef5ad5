import type { Writes } from '../../../platform/database/database.ts';

export const hasPlaces = async (tx: Writes, accountId: number): Promise<boolean> =>
  (await tx
    .selectFrom('known_places')
    .select('account_id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

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
