import type { Answer } from '@tandem/contract';
import { sightOf } from '@tandem/domain/accounts/access';
import { sideBySide } from '../../../platform/database/database.ts';
import type { Places } from '../../../platform/places/places.ts';
import { findUnmatched, renewCauses } from '../../follow-up/index.ts';
import type { Handler } from '../../handler.ts';
import {
  findPlacedCandidates,
  findPlacedNeeds,
  findSoughtNeeds,
  type Placed,
} from './map-queries.ts';

type Place = Answer<'GET /lists/map/'>['places'][number];
type Kind = 'candidates' | 'lone_candidates' | 'needs' | 'lone_needs' | 'other_needs';

/** A new one for each place: what stands there is added to it. */
const nobody = () => ({
  candidates: [],
  lone_candidates: [],
  needs: [],
  lone_needs: [],
  other_needs: [],
});

/** Everybody who is at the same place stands there together: 20,000 people are a few thousand places. */
const gather = (places: Places) => {
  const byPlace = new Map<string, Place>();
  return {
    add: ({ ids, latitude, longitude }: Placed, kindOf: (id: number) => Kind) => {
      if (latitude === null || longitude === null) return;
      const key = `${latitude} ${longitude}`;
      let place = byPlace.get(key);
      if (place === undefined) {
        const { name, department } = places.nearest({ latitude, longitude });
        place = { latitude, longitude, name, department, ...nobody() };
        byPlace.set(key, place);
      }
      for (const id of ids) place[kindOf(id)].push(id);
    },
    all: () => [...byPlace.values()],
  };
};

/** What the lists show of people and needs, on a map: where they are, and which of them have nothing. */
export const readMap: Handler<'GET /lists/map/', 'db' | 'now' | 'places' | 'version'> = async (
  services,
  { actor, query: { session_id: sessionId }, auditLog },
) => {
  const { db, places, now } = services;
  await renewCauses(services);
  const sight = sightOf(actor);
  const [candidates, needs, lone, sought] = await sideBySide(
    db.read,
    () => findPlacedCandidates(db.read, sight),
    () => findPlacedNeeds(db.read, sight, sessionId),
    () => findUnmatched(db.read),
    () => findSoughtNeeds(db.read, now()),
  );
  const gathered = gather(places);
  for (const one of candidates)
    gathered.add(one, (id) => (lone.has(id) ? 'lone_candidates' : 'candidates'));
  for (const one of needs) {
    gathered.add(one, (id) => {
      const need = sought.get(id);
      if (need === undefined) return 'other_needs';
      return need.hasMatch ? 'needs' : 'lone_needs';
    });
  }
  await auditLog.sawList(
    'candidates',
    candidates.reduce((sum, { ids }) => sum + ids.length, 0),
  );
  const all = gathered.all();
  const codes = [...new Set(all.map(({ department }) => department))].toSorted();
  return {
    places: all,
    departments: codes.map((code) => ({ code, name: places.departmentName(code) })),
  };
};
