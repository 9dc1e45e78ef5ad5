import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callQuery } from '../../../platform/data/calls.ts';
import { useListAddress } from '../../lists/map/use-map.ts';
import { anyFilters, anyView } from '../../lists/use-list-rows.ts';
import { useRecordList } from '../../lists/use-record-list.ts';
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

const list = {
  columns,
  facets,
  textOf: searchedText,
  near: null,
  map: null,
  noFilters,
  standingItemOf,
  rowsOf: meetingRowsOf,
} as const;

/** All meetings. */
export const useCentreMeetings = () => {
  const address = useListAddress(defaults);
  const [{ du: from, au: to }] = address;
  const narrow = useCallback(
    (rows: readonly MeetingRow[], sessionId: number | null) =>
      meetingsOf(rows, { sessionId, from, to }),
    [from, to],
  );
  return useRecordList(list, {
    load: useQuery(callQuery('GET /lists/meetings/')),
    address,
    narrow,
  });
};

export type CentreMeetingsState = ReturnType<typeof useCentreMeetings>;
