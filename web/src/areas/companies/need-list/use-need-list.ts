import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { byRecord, sharedDefaults } from '../../follow-up/standing/standings.ts';
import { useColleagues } from '../../follow-up/people/use-colleagues.ts';
import { anyFilters, anyView, useListRows } from '../../lists/use-list-rows.ts';
import { useChosenSession } from '../../programmes/sessions/use-chosen-session.ts';
import { callQuery } from '../../../platform/data/calls.ts';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { columns } from './need-columns.tsx';
import { facets } from './need-facets.ts';
import {
  needRowsOf,
  needsOfSession,
  searchedText,
  standingItemOf,
  type NeedRow,
} from './need-rows.ts';

const noFilters = { ...anyFilters, etat: '', ...sharedDefaults };
const defaults = { ...noFilters, ...anyView };

const list = {
  columns,
  facets,
  textOf: searchedText,
  near: 'need',
  map: 'needs',
  noFilters,
} as const;

const useNeeds = () => {
  const load = useQuery(callQuery('GET /lists/needs/'));
  const programmes = useQuery(callQuery('GET /formations/')).data;
  const colleagues = useColleagues();
  const all = useMemo(() => {
    const needs = load.data?.items;
    const standings = needs && { items: needs.map(standingItemOf) };
    return (
      needs && needRowsOf(needs, byRecord({ standings, colleagues, programmes: programmes ?? [] }))
    );
  }, [load.data, colleagues, programmes]);
  return { all, load };
};

/** All needs, the newest first; `rows` are those that search and filters leave, in their order. */
export const useNeedList = () => {
  const [state, setState] = useAddressState(defaults);
  const { all, load } = useNeeds();
  const { years, chosen } = useChosenSession();
  const sessionId = chosen?.id ?? null;
  const own = useCallback(
    (rows: readonly NeedRow[]) => needsOfSession(rows, sessionId),
    [sessionId],
  );
  const { pills, ...listed } = useListRows<NeedRow, typeof state>(list, {
    all,
    state,
    setState,
    own,
  });
  return { ...listed, all, filters: pills, load, years, state, setState };
};

export type NeedListState = ReturnType<typeof useNeedList>;
