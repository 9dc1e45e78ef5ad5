import type { Queries } from '../../platform/database/database.ts';
import { seenCandidates, seenCompanies, type Sight } from '../../platform/database/sight.ts';

export interface Placed {
  id: number;
  latitude: number | null;
  longitude: number | null;
}

/** Candidates where they look, companies where they are; those whose place is not known are left out. */
export const findPlaced = async (
  db: Queries,
  side: 'applicant' | 'company',
  sight: Sight,
): Promise<Placed[]> =>
  side === 'applicant'
    ? db
        .selectFrom('applicants')
        .select(['id', 'latitude', 'longitude'])
        .where('latitude', 'is not', null)
        .where(seenCandidates(sight))
        .execute()
    : db
        .selectFrom('companies')
        .select(['id', 'latitude', 'longitude'])
        .where('latitude', 'is not', null)
        .where(seenCompanies(sight))
        .execute();
