import type { Queries } from '../../platform/database/database.ts';

export const findNeedIdsOf = async (db: Queries, companyId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('offers')
    .select('id')
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};
