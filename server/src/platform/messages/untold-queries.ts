import type { Queries } from '../database/database.ts';

/** Some of those who are still to be told what a table keeps of a batch for them, by rising account. */
export const findUntold = async (
  db: Queries,
  table: 'untold_meetings' | 'untold_need_moves',
  batch: string,
  limit: number,
): Promise<number[]> => {
  const rows = await db
    .selectFrom(table)
    .select('account_id')
    .distinct()
    .where('batch', '=', batch)
    .orderBy('account_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.account_id);
};
