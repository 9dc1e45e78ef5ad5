import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callQuery } from '../../../platform/data/calls.ts';
import type { AddressState } from '../../../platform/router/address-state.ts';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { useChosenSession } from '../../programmes/sessions/use-chosen-session.ts';
import type { MapPlace } from './clusters.ts';
import { isInZone, isZone, readZone } from '@tandem/domain/lists/zone';

/** What the address keeps: whether the map is open, and what is chosen on it. */
export interface MapState {
  carte: string;
  zone: string;
}

export const mapDefaults: MapState = { carte: '', zone: '' };

export const mapOpen = 'oui';

/** Without a zone that cannot be read: it would pass for a filter while everybody stands in the list. */
const withReadableZone = <State extends { zone: string }>(state: State): State =>
  isZone(state.zone) ? state : { ...state, zone: mapDefaults.zone };

/** What the address keeps of a list that a map may stand beside. */
export const useListAddress = <State extends AddressState & MapState>(defaults: State) =>
  useAddressState(defaults, withReadableZone<State>);

/** Whose list it is beside which the map stands. */
export type MapSide = 'candidates' | 'needs';

/** What the map knows of a row of the list. */
export interface LocatedRow {
  record: { id: number; kilometers_away?: number | null };
  /** Of a list that is about candidates and needs. */
  isNeed?: boolean;
}

const listed = {
  candidates: ['candidates', 'lone_candidates'],
  needs: ['needs', 'lone_needs', 'other_needs'],
} as const;

const placesById = (places: readonly MapPlace[], side: MapSide): ReadonlyMap<number, MapPlace> =>
  new Map(
    places.flatMap((place) =>
      listed[side].flatMap((kind) => place[kind]).map((id) => [id, place] as const),
    ),
  );

/** Where the rows of a list are, and which of them stand in the zone of the address. */
export const useMap = (side: MapSide | null, { carte, zone: text }: MapState) => {
  const { chosen } = useChosenSession();
  const load = useQuery({
    ...callQuery('GET /lists/map/', { query: chosen ? { session_id: chosen.id } : {} }),
    enabled: side !== null && chosen !== undefined && (carte === mapOpen || text !== ''),
    placeholderData: (before) => before,
  });
  const { data } = load;
  const placeOf = useMemo(() => data && side && placesById(data.places, side), [data, side]);
  const zone = useMemo(() => readZone(text), [text]);
  /** Leaves the rows of the zone; undefined while it is not known who is there, all where that did not come. */
  const inZone = useMemo(
    () =>
      <Row extends LocatedRow>(rows: readonly Row[]): readonly Row[] | undefined => {
        if (side === null || zone.kind === 'everywhere' || load.isError) return rows;
        return placeOf
          ? rows.filter(({ record }) => isInZone(zone, placeOf.get(record.id)))
          : undefined;
      },
    [side, zone, placeOf, load.isError],
  );
  return { side, load, placeOf, zone, inZone };
};

export type ListMap = ReturnType<typeof useMap>;
