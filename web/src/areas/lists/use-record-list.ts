import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { callQuery } from '../../platform/data/calls.ts';
import type { Chosen } from '../../ui/table/columns/facets.ts';
import { useColleagues } from '../follow-up/people/use-colleagues.ts';
import { byRecord, type Standing, type StandingItem } from '../follow-up/standing/standings.ts';
import { useChosenSession } from '../programmes/sessions/use-chosen-session.ts';
import type { LocatedRow } from './map/use-map.ts';
import { ofSession } from './record-rows.ts';
import { useListRows, type ListDeclaration, type ListState } from './use-list-rows.ts';

/** A row of a list of records, each of a session. */
export type ListedRow = LocatedRow & { key: string; record: { session: { id: number } } };

/** What makes a list of records, told once outside of its screen. */
export interface RecordListDeclaration<Item, Row> extends ListDeclaration<Row> {
  /** What the lists of people say of each, said of a record. */
  standingItemOf: (record: Item) => StandingItem;
  rowsOf: (records: readonly Item[], standings: ReadonlyMap<number, Standing>) => Row[];
}

interface Of<Item, Row, State> {
  load: UseQueryResult<{ items: Item[] }>;
  /** What the address says of the list, and how it is changed. */
  address: readonly [State, (change: Partial<State>) => void];
  /** Left of all by the chosen session and by filters of this list alone; the same function while they are the same. */
  narrow?: (rows: readonly Row[], sessionId: number | null) => readonly Row[];
}

/** Records as `load` brings them; `rows` are those that session, search and filters leave, in their order. */
export const useRecordList = <Item, Row extends ListedRow, State extends ListState & Chosen>(
  list: RecordListDeclaration<Item, Row>,
  { load, address: [state, setState], narrow = ofSession }: Of<Item, Row, State>,
) => {
  const { standingItemOf, rowsOf } = list;
  const programmes = useQuery(callQuery('GET /formations/')).data;
  const colleagues = useColleagues();
  const items = load.data?.items;
  const all = useMemo(() => {
    const standings = items && { items: items.map(standingItemOf) };
    return (
      items && rowsOf(items, byRecord({ standings, colleagues, programmes: programmes ?? [] }))
    );
  }, [items, standingItemOf, rowsOf, colleagues, programmes]);
  const { years, chosen } = useChosenSession();
  const sessionId = chosen?.id ?? null;
  const own = useCallback((rows: readonly Row[]) => narrow(rows, sessionId), [narrow, sessionId]);
  const change = setState as (change: Readonly<Record<string, string>>) => void;
  const { pills, ...listed } = useListRows<Row, State>(list, {
    all,
    state,
    setState: change,
    own,
  });
  return { ...listed, all, filters: pills, load, years, state, setState: change };
};

/** The list as its screen is given it. */
export type RecordListState<Row extends ListedRow> = ReturnType<
  typeof useRecordList<unknown, Row, ListState & Chosen>
>;
