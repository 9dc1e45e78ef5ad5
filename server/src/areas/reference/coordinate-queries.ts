import type { Coordinates } from '../../platform/places/read-communes.ts';
import type { WrittenPlace } from '../../platform/places/places.ts';
import type { Queries, Writes } from '../../platform/database/database.ts';

/** Whose place it is. */
export type Placed = { candidateId: number } | { needId: number } | { companyId: number };

/** The place as it was written; undefined where there is none of its own. */
export const findWrittenPlace = async (
  db: Queries,
  of: Placed,
): Promise<WrittenPlace | undefined> => {
  if ('candidateId' in of) {
    const row = await db
      .selectFrom('applicants')
      .select(['location', 'country'])
      .where('id', '=', of.candidateId)
      .executeTakeFirst();
    return row?.location ? { city: row.location, country: row.country } : undefined;
  }
  if ('needId' in of) {
    const row = await db
      .selectFrom('offers')
      .select('location')
      .where('id', '=', of.needId)
      .where('same_entity_location', '=', false)
      .executeTakeFirst();
    return row && { city: row.location };
  }
  const row = await db
    .selectFrom('companies')
    .select(['city', 'zip_code', 'country'])
    .where('id', '=', of.companyId)
    .executeTakeFirst();
  return row?.city ? { city: row.city, zipCode: row.zip_code, country: row.country } : undefined;
};

/** Writes where a place is; for a company also where those of its needs are that lie there. */
export const writeCoordinates = async (
  tx: Writes,
  of: Placed,
  { latitude, longitude }: Coordinates,
): Promise<void> => {
  const values = { latitude, longitude };
  if ('candidateId' in of)
    await tx.updateTable('applicants').set(values).where('id', '=', of.candidateId).execute();
  else if ('needId' in of)
    await tx.updateTable('offers').set(values).where('id', '=', of.needId).execute();
  else {
    await tx.updateTable('companies').set(values).where('id', '=', of.companyId).execute();
    await tx
      .updateTable('offers')
      .set(values)
      .where('company_id', '=', of.companyId)
      .where('same_entity_location', '=', true)
      .execute();
  }
};
