import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../platform/data/calls.ts';
import { sharedDefaults } from '../../follow-up/standing/standings.ts';
import { useListAddress } from '../../lists/map/use-map.ts';
import { anyFilters, anyView } from '../../lists/use-list-rows.ts';
import { useRecordList } from '../../lists/use-record-list.ts';
import { columns } from './file-columns.tsx';
import { facets } from './file-facets.ts';
import { fileRowsOf, searchedText, standingItemOf } from './file-rows.ts';

const noFilters = { ...anyFilters, etat: '', de: '', echeance: '', ...sharedDefaults };

const defaults = { ...noFilters, ...anyView };

const list = {
  columns,
  facets,
  textOf: searchedText,
  near: null,
  map: null,
  noFilters,
  standingItemOf,
  rowsOf: fileRowsOf,
} as const;

/** All contract files, the last begun first. */
export const useFileList = () =>
  useRecordList(list, {
    load: useQuery(callQuery('GET /lists/contract_files/')),
    address: useListAddress(defaults),
  });

export type FileListState = ReturnType<typeof useFileList>;
