import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../platform/data/calls.ts';
import { useAddressState } from '../../platform/router/use-address-state.ts';
import { useSearch, useSorted } from '../../ui/table/use-rows.ts';
import type { NamedRow } from './NamedTable.tsx';
import { programmeColumns, sessionColumns } from './programme-columns.tsx';

const defaults = { q: '', sort: 'name', sessions: '-name' };

const textOf = ({ name }: NamedRow) => name;

/** Formations and sessions, and the rows of each that the search leaves, in their order. */
export const useProgrammeLists = () => {
  const [state, setState] = useAddressState(defaults);
  const programmes = useQuery(callQuery('GET /formations/'));
  const sessions = useQuery(callQuery('GET /school_years/'));
  const sortedProgrammes = useSorted(programmes.data, programmeColumns, state.sort);
  const sortedSessions = useSorted(sessions.data, sessionColumns, state.sessions);
  return {
    state,
    setState,
    formations: programmes,
    sessions,
    programmeRows: useSearch(sortedProgrammes, textOf, state.q),
    sessionRows: useSearch(sortedSessions, textOf, state.q),
  };
};

export type ProgrammeLists = ReturnType<typeof useProgrammeLists>;
