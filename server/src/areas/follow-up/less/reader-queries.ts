import type { Queries } from '../../../platform/database/database.ts';

export const findMuted = async (db: Queries, token: string): Promise<string[] | undefined> => {
  const row = await db
    .selectFrom('follow_up_readers')
    .select('muted')
    .where('token', '=', token)
    .executeTakeFirst();
  return row?.muted;
};

/** Whether there is somebody with that token. */
export const setMuted = async (
  db: Queries,
  token: string,
  muted: readonly string[],
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('follow_up_readers')
    .set({ muted: [...muted] })
    .where('token', '=', token)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
