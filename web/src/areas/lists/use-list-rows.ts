import { useMemo } from 'react';
import { nearDefaults, nearRows, useNear, type NearSide, type NearState } from '../search/near.ts';
import { useFacets, type Chosen, type Facet } from '../../ui/table/columns/facets.ts';
import { columnsParameter } from '../../ui/table/columns/columns.ts';
import type { Column } from '../../ui/table/types.ts';
import { useSearch, useSorted } from '../../ui/table/use-rows.ts';
import {
  mapDefaults,
  mapOpen,
  useMap,
  type LocatedRow,
  type MapSide,
  type MapState,
} from './map/use-map.ts';

/** What makes a list, told once outside of its screen. */
export interface ListDeclaration<Row> {
  columns: readonly Column<Row>[];
  facets: readonly Facet<Row>[];
  /** What a row is found by. */
  textOf: (row: Row) => string;
  /** Whose places are near a town; null where rows have none. */
  near: NearSide | null;
  /** Whose places the map beside it shows; null where there is none. */
  map: MapSide | null;
  /** What the address says while nothing is left out; what of it is said otherwise is a filter. */
  noFilters: Chosen;
}

/** What the address keeps of every list, besides its filters. */
export type ListState = NearState &
  MapState & { q: string; sort: string; [columnsParameter]: string };

/** The filters of every list. */
export const anyFilters = { q: '', ...nearDefaults, zone: mapDefaults.zone };

/** The rest of what the address keeps of a list. */
export const anyView = { sort: '', [columnsParameter]: '', carte: mapDefaults.carte };

interface Of<Row, State> {
  /** Undefined while they load. */
  all: readonly Row[] | undefined;
  state: State;
  setState: (change: Record<string, string>) => void;
  /** Filters of this list alone; the same function while they are the same. */
  own?: (rows: readonly Row[]) => readonly Row[];
}

/**
 * The rows that search, filters and map leave, in their order. Sorted first and filtered then, by what changes seldom before
 * what changes with each key stroke, so that 20,000 rows stay fluid.
 */
export const useListRows = <Row extends LocatedRow, State extends ListState & Chosen>(
  list: ListDeclaration<Row>,
  { all, state, setState, own }: Of<Row, State>,
) => {
  const sorted = useSorted(all, list.columns, state.sort);
  const kept = useMemo(() => (sorted && own ? own(sorted) : sorted), [sorted, own]);
  const near = useNear(list.near, state);
  const around = useMemo(() => kept && nearRows(kept, near.ids), [kept, near.ids]);
  const found = useSearch(around, list.textOf, state.q);
  const map = useMap(list.map, state);
  const { inZone } = map;
  const here = useMemo(() => found && inZone(found), [found, inZone]);
  const { left: rows, pills, leave } = useFacets(here, list.facets, state, setState);
  const isMapOpen = state.carte === mapOpen;
  /** What the map shows: all that the other filters leave, so that one sees what else could be chosen on it. */
  const mapped = useMemo(
    () => (isMapOpen ? found && leave(found) : undefined),
    [isMapOpen, found, leave],
  );
  const isFiltered = Object.entries(list.noFilters).some(([key, none]) => state[key] !== none);
  return {
    rows,
    pills,
    near,
    map: { ...map, rows: mapped },
    reset: isFiltered ? () => setState({ ...list.noFilters }) : undefined,
  };
};
