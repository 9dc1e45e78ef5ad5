import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { callQuery } from '../../../platform/data/calls.ts';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { useColleagues } from '../../follow-up/people/use-colleagues.ts';
import { byRecord } from '../../follow-up/standing/standings.ts';
import { anyFilters, anyView, useListRows } from '../../lists/use-list-rows.ts';
import { useChosenSession } from '../../programmes/sessions/use-chosen-session.ts';
import { columns } from './meeting-columns.tsx';
import { facets } from './meeting-facets.ts';
import {
  meetingRowsOf,
  meetingsOf,
  searchedText,
  standingItemOf,
  type MeetingRow,
} from './meeting-rows.ts';

const noFilters = {
  ...anyFilters,
  etat: '',
  quand: '',
  entreprise: '',
  forme: '',
  formation: '',
  referent: '',
  etiquette: '',
  du: '',
  au: '',
};
const defaults = { ...noFilters, ...anyView };

const list = { columns, facets, textOf: searchedText, near: null, map: null, noFilters } as const;

const useMeetings = () => {
  const load = useQuery(callQuery('GET /lists/meetings/'));
  const programmes = useQuery(callQuery('GET /formations/')).data;
  const colleagues = useColleagues();
  const all = useMemo(() => {
    const meetings = load.data?.items;
    const standings = meetings && { items: meetings.map(standingItemOf) };
    return (
      meetings &&
      meetingRowsOf(meetings, byRecord({ standings, colleagues, programmes: programmes ?? [] }))
    );
  }, [load.data, colleagues, programmes]);
  return { all, load };
};

/** All meetings, the latest first; `rows` are those that search and filters leave, in their order. */
export const useCentreMeetings = () => {
  const [state, setState] = useAddressState(defaults);
  const { all, load } = useMeetings();
  const { years, chosen } = useChosenSession();
  const sessionId = chosen?.id ?? null;
  const { du: from, au: to } = state;
  const own = useCallback(
    (rows: readonly MeetingRow[]) => meetingsOf(rows, { sessionId, from, to }),
    [sessionId, from, to],
  );
  const { pills, ...listed } = useListRows<MeetingRow, typeof state>(list, {
    all,
    state,
    setState,
    own,
  });
  return { ...listed, all, filters: pills, load, years, state, setState };
};

export type CentreMeetingsState = ReturnType<typeof useCentreMeetings>;
