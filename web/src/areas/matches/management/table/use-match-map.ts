import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callQuery } from '../../../../platform/data/calls.ts';
import type { MapPlace } from '../../../lists/map/clusters.ts';
import { mapOpen, useMap } from '../../../lists/map/use-map.ts';
import { useNear } from '../../../search/near.ts';
import { useChosenSession } from '../../../programmes/sessions/use-chosen-session.ts';
import { queryOf, type Filters, type State } from '../match-filters.ts';

/** Candidates and needs have numbers of their own: on a map of both, a need stands under its number with a minus. */
const needKey = (id: number): number => -id;

const placesOfBoth = (places: readonly MapPlace[]): ReadonlyMap<number, MapPlace> =>
  new Map(
    places.flatMap((place) => [
      ...[...place.candidates, ...place.lone_candidates].map((id) => [id, place] as const),
      ...[...place.needs, ...place.lone_needs, ...place.other_needs].map(
        (id) => [needKey(id), place] as const,
      ),
    ]),
  );

const candidateRow = (id: number) => ({ record: { id } });

const needRow = (id: number) => ({ record: { id: needKey(id) }, isNeed: true });

/** The map beside the matches: the candidates and the needs of those that all filters but the map's own leave. */
export const useMatchMap = (state: State, filters: Filters) => {
  const { chosen } = useChosenSession();
  const near = useNear('applicant', state);
  const map = useMap('candidates', state);
  const { zone: _, ...query } = queryOf(filters, chosen?.id);
  const shownLoad = useQuery({
    ...callQuery('GET /lists/matches/map/', { query }),
    enabled: state.carte === mapOpen && chosen !== undefined,
    placeholderData: (before) => before,
  });
  const { data: shown } = shownLoad;
  const places = map.load.data?.places;
  const placeOf = useMemo(() => places && placesOfBoth(places), [places]);
  const of = useMemo(
    () =>
      shown && {
        rows: [...shown.candidates.map(candidateRow), ...shown.needs.map(needRow)],
        both: { candidates: new Set(shown.candidates), needs: new Set(shown.needs) },
      },
    [shown],
  );
  return { near, map: { ...map, placeOf, rows: of?.rows, rowsLoad: shownLoad, both: of?.both } };
};
