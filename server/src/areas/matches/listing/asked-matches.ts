import { isInZone, readZone, type Zone } from '@tandem/domain/lists/zone';
import { usualDistance } from '@tandem/domain/reference/distances';
import { sql } from 'kysely';
import { sideBySide, type Queries } from '../../../platform/database/database.ts';
import type { Sight } from '../../../platform/database/queries/sight.ts';
import type { Places } from '../../../platform/places/places.ts';
import { requirePlace } from '../../../platform/places/typed-place.ts';
import { renewCauses } from '../../follow-up/index.ts';
import type { Services } from '../../services.ts';
import { filtered, type AskedMatches, type MatchFilter } from '../reading/match-filter.ts';
import { findMatchWords, type MatchWords } from './match-words.ts';

type Means = Pick<Services, 'now' | 'places'>;

interface There {
  latitude: number | null;
  longitude: number | null;
  ids: number[];
}

/** Who is at the same place stands there together: 20,000 people are a few thousand places. */
const findThere = async (db: Queries, table: 'applicants' | 'offers'): Promise<There[]> => {
  const { rows } = await sql<There>`
    select latitude, longitude, array_agg(id) as ids from ${sql.table(table)}
    group by latitude, longitude`.execute(db);
  return rows;
};

const placeOf = (
  { latitude, longitude }: There,
  zone: Zone,
  places: Pick<Places, 'nearest'>,
): Parameters<typeof isInZone>[1] => {
  if (latitude === null || longitude === null) return undefined;
  const at = { latitude, longitude };
  return { ...at, department: zone.kind === 'department' ? places.nearest(at).department : '' };
};

/** The candidates and the needs of a zone of the map. */
const findInZone = async (db: Queries, zone: Zone, places: Pick<Places, 'nearest'>) => {
  const idsIn = (all: readonly There[]) =>
    all.filter((there) => isInZone(zone, placeOf(there, zone, places))).flatMap(({ ids }) => ids);
  const [candidates, needs] = await sideBySide(
    db,
    () => findThere(db, 'applicants'),
    () => findThere(db, 'offers'),
  );
  return { candidates: idsIn(candidates), needs: idsIn(needs) };
};

/** Of whom is said what was typed; undefined where nothing was. */
export const wordsOf = async (
  db: Queries,
  q: AskedMatches['q'],
  sight: Sight,
): Promise<MatchWords | undefined> => {
  if (!q?.trim()) return undefined;
  const isAnyMatch = async (words: MatchWords) =>
    (await filtered(db, { words, sight }).select('match_scores.score').limit(1).execute()).length >
    0;
  return findMatchWords(db, q, { sight, isAnyMatch });
};

/** The filters of the staff's lists of matches as the queries take them: the town found, the zone known, the moment said. */
export const filterOf = async <Asked extends AskedMatches>(
  db: Queries,
  { now, places }: Means,
  { q, wait, place, km, zone: chosen, ...asked }: Asked,
  sight: Sight,
): Promise<Omit<Asked, keyof AskedMatches> & MatchFilter> => {
  const zone = readZone(chosen ?? '');
  return {
    ...asked,
    sight,
    words: await wordsOf(db, q, sight),
    ...(wait && { wait: { kind: wait, now: now() } }),
    ...(place && { near: { centre: requirePlace(places, place), km: km ?? usualDistance } }),
    ...(zone.kind !== 'everywhere' && { zone: await findInZone(db, zone, places) }),
  };
};

/**
 * The same, for a call. What is kept of who waits for what is brought up to date where the filter reads it, or where the list tells
 * it of each match: whatever stands beside one another on a screen then says the same.
 */
export const askedMatches = async <Asked extends AskedMatches>(
  services: Means & Pick<Services, 'db' | 'version'>,
  asked: Asked,
  sight: Sight,
  { tellsWaits = false } = {},
): ReturnType<typeof filterOf<Asked>> => {
  if (tellsWaits || asked.wait) await renewCauses(services);
  return filterOf(services.db.read, services, asked, sight);
};
