import type { Queries, Writes } from '../../platform/database/database.ts';

/** Has the texts of a company's needs prepared anew: its name is left out of them. */
export const prepareNeedsAnew = async (tx: Writes, companyId: number): Promise<void> => {
  await tx
    .updateTable('offers')
    .set({ prepared_text: null })
    .where('company_id', '=', companyId)
    .execute();
};

/**
 * Moves the needs that lie where their company is. All count as changed, as their company's sectors may have; and their
 * texts are prepared anew, as the company's name and place are left out of them.
 */
export const moveNeedsOf = async (
  tx: Writes,
  companyId: number,
  place: { location: string; latitude: number | null; longitude: number | null },
  at: Date,
): Promise<void> => {
  await tx
    .updateTable('offers')
    .set({ changed_at: at, prepared_text: null })
    .where('company_id', '=', companyId)
    .execute();
  await tx
    .updateTable('offers')
    .set(place)
    .where('company_id', '=', companyId)
    .where('same_entity_location', '=', true)
    .execute();
};

/** The sessions that a company has needs in. */
export const findSessionIdsOf = async (db: Queries, companyId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('offers')
    .select('session_id')
    .distinct()
    .where('company_id', '=', companyId)
    .execute();
  return rows.map((row) => row.session_id);
};

/** The programmes that the needs of a company ask for. */
export const findProgrammeIdsOf = async (db: Queries, companyId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('offers')
    .innerJoin('offer_formations', 'offer_formations.offer_id', 'offers.id')
    .select('offer_formations.formation_id')
    .distinct()
    .where('offers.company_id', '=', companyId)
    .execute();
  return rows.map((row) => row.formation_id);
};
