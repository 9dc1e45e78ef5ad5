import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../platform/data/calls.ts';
import { sharedDefaults } from '../../follow-up/standing/standings.ts';
import { useListAddress } from '../../lists/map/use-map.ts';
import { anyFilters, anyView } from '../../lists/use-list-rows.ts';
import { useRecordList } from '../../lists/use-record-list.ts';
import { columns } from './need-columns.tsx';
import { facets } from './need-facets.ts';
import { needRowsOf, searchedText, standingItemOf } from './need-rows.ts';

const noFilters = { ...anyFilters, etat: '', ...sharedDefaults };

const defaults = { ...noFilters, ...anyView };

const list = {
  columns,
  facets,
  textOf: searchedText,
  near: 'need',
  map: 'needs',
  noFilters,
  standingItemOf,
  rowsOf: needRowsOf,
} as const;

/** All needs, the newest first. */
export const useNeedList = () =>
  useRecordList(list, {
    load: useQuery(callQuery('GET /lists/needs/')),
    address: useListAddress(defaults),
  });

export type NeedListState = ReturnType<typeof useNeedList>;
