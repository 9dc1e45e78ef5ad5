import type { Answer } from '@tandem/contract';
import { sightOf } from '@tandem/domain/accounts/access';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { candidateStage } from '@tandem/domain/follow-up/stages';
import { needState } from '@tandem/domain/needs/need-state';
import { sideBySide } from '../../../platform/database/database.ts';
import type { Places } from '../../../platform/places/places.ts';
import { readFollowedCandidates, readFollowedCompanies } from '../../follow-up/index.ts';
import type { Handler } from '../../handler.ts';
import { findPlacedCandidates, findPlacedNeeds, type Placed } from './map-queries.ts';

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
    add: ({ id, latitude, longitude }: Placed, kind: Kind) => {
      if (latitude === null || longitude === null) return;
      const key = `${latitude} ${longitude}`;
      let place = byPlace.get(key);
      if (place === undefined) {
        const { name, department } = places.nearest({ latitude, longitude });
        place = { latitude, longitude, name, department, ...nobody() };
        byPlace.set(key, place);
      }
      place[kind].push(id);
    },
    all: () => [...byPlace.values()],
  };
};

/** What the lists show of people and needs, on a map: where they are, and which of them have nothing. */
export const readMap: Handler<'GET /lists/map/', 'db' | 'now' | 'places'> = async (
  { db, now, places },
  { actor, query: { session_id: sessionId }, auditLog },
) => {
  const today = parisClock(now()).day;
  const sight = sightOf(actor);
  const [candidates, needs, followed, companies] = await sideBySide(
    db.read,
    () => findPlacedCandidates(db.read, sight),
    () => findPlacedNeeds(db.read, sight, sessionId),
    () => readFollowedCandidates(db.read),
    () => readFollowedCompanies(db.read, today),
  );
  const lone = new Set(
    followed
      .filter((one) => candidateStage(one) === 'no_match')
      .map(({ candidateId }) => candidateId),
  );
  const open = new Map(
    companies.flatMap((company) =>
      company.needs
        .filter(({ state, isOver }) => state === needState.active && !isOver)
        .map(({ needId, openMatches }) => [needId, openMatches] as const),
    ),
  );
  const gathered = gather(places);
  for (const one of candidates)
    gathered.add(one, lone.has(one.id) ? 'lone_candidates' : 'candidates');
  for (const one of needs) {
    const matches = open.get(one.id);
    if (matches === undefined) gathered.add(one, 'other_needs');
    else gathered.add(one, matches === 0 ? 'lone_needs' : 'needs');
  }
  await auditLog.sawList('candidates', candidates.length);
  const all = gathered.all();
  const codes = [...new Set(all.map(({ department }) => department))].toSorted();
  return {
    places: all,
    departments: codes.map((code) => ({ code, name: places.departmentName(code) })),
  };
};
