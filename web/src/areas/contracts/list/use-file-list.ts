import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { callQuery } from '../../../platform/data/calls.ts';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { useColleagues } from '../../follow-up/people/use-colleagues.ts';
import { byRecord, sharedDefaults } from '../../follow-up/standing/standings.ts';
import { anyFilters, anyView, useListRows } from '../../lists/use-list-rows.ts';
import { useChosenSession } from '../../programmes/sessions/use-chosen-session.ts';
import { columns } from './file-columns.tsx';
import { facets } from './file-facets.ts';
import {
  fileRowsOf,
  filesOfSession,
  searchedText,
  standingItemOf,
  type FileRow,
} from './file-rows.ts';

const noFilters = { ...anyFilters, etat: '', de: '', echeance: '', ...sharedDefaults };
const defaults = { ...noFilters, ...anyView };

const list = { columns, facets, textOf: searchedText, near: null, map: null, noFilters } as const;

const useFiles = () => {
  const load = useQuery(callQuery('GET /lists/contract_files/'));
  const programmes = useQuery(callQuery('GET /formations/')).data;
  const colleagues = useColleagues();
  const all = useMemo(() => {
    const files = load.data?.items;
    const standings = files && { items: files.map(standingItemOf) };
    return (
      files && fileRowsOf(files, byRecord({ standings, colleagues, programmes: programmes ?? [] }))
    );
  }, [load.data, colleagues, programmes]);
  return { all, load };
};

/** All contract files, the last begun first; `rows` are those that search and filters leave, in their order. */
export const useFileList = () => {
  const [state, setState] = useAddressState(defaults);
  const { all, load } = useFiles();
  const { years, chosen } = useChosenSession();
  const sessionId = chosen?.id ?? null;
  const own = useCallback(
    (rows: readonly FileRow[]) => filesOfSession(rows, sessionId),
    [sessionId],
  );
  const { pills, ...listed } = useListRows<FileRow, typeof state>(list, {
    all,
    state,
    setState,
    own,
  });
  return { ...listed, all, filters: pills, load, years, state, setState };
};

export type FileListState = ReturnType<typeof useFileList>;
