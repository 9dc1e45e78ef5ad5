import type { Queries } from '../../../platform/database/database.ts';
import { seenCandidates, seenNeeds, type Sight } from '../../../platform/database/queries/sight.ts';

/** Who, or what, is at a place that is known. */
export interface Placed {
  id: number;
  latitude: number | null;
  longitude: number | null;
}

export const findPlacedCandidates = (db: Queries, sight: Sight): Promise<Placed[]> =>
  db
    .selectFrom('applicants')
    .select(['id', 'latitude', 'longitude'])
    .where('latitude', 'is not', null)
    .where(seenCandidates(sight))
    .orderBy('id')
    .execute();

/** The needs of a session; of all sessions where none is said. */
export const findPlacedNeeds = (
  db: Queries,
  sight: Sight,
  sessionId: number | undefined,
): Promise<Placed[]> =>
  db
    .selectFrom('offers')
    .select(['id', 'latitude', 'longitude'])
    .where('latitude', 'is not', null)
    .where(seenNeeds(sight))
    .$if(sessionId !== undefined, (query) => query.where('session_id', '=', sessionId ?? 0))
    .orderBy('id')
    .execute();
