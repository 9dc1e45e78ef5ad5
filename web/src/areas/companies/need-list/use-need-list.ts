import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../platform/data/calls.ts';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { sharedDefaults } from '../../follow-up/standing/standings.ts';
import { withReadableZone } from '../../lists/map/use-map.ts';
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
    address: useAddressState(defaults, withReadableZone),
  });

export type NeedListState = ReturnType<typeof useNeedList>;
