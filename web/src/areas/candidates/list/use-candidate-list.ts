import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callQuery } from '../../../platform/data/calls.ts';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { useSearch, useSorted } from '../../../ui/table/use-rows.ts';
import { allCandidates, allInvitedCandidates } from '../queries.ts';
import { columns } from './candidate-columns.tsx';
import { candidatesOf, filterCandidates, fullName } from './candidate-rows.ts';

const defaults = { q: '', status: '', session: '', sort: '' };
const noFilters = { q: '', status: '', session: '' };

const useCandidates = () => {
  const invited = useQuery(allInvitedCandidates);
  const registered = useQuery(allCandidates);
  const all = useMemo(
    () => invited.data && registered.data && candidatesOf(invited.data, registered.data),
    [invited.data, registered.data],
  );
  return { all, load: invited.isError ? invited : registered, waiting: invited.data?.length };
};

/** The candidates, those who are invited first; `rows` are those that search and filters leave, in their order. */
export const useCandidateList = () => {
  const [state, setState] = useAddressState(defaults);
  const candidates = useCandidates();
  const sessions = useQuery(callQuery('GET /sessions/'));
  const sorted = useSorted(candidates.all, columns, state.sort);
  const found = useSearch(sorted, fullName, state.q);
  const { status, session } = state;
  const rows = useMemo(
    () => found && filterCandidates(found, { status, session }),
    [found, status, session],
  );
  const filtered = state.q !== '' || status !== '' || session !== '';
  return {
    ...candidates,
    rows,
    sessions,
    state,
    setState,
    reset: filtered ? () => setState(noFilters) : undefined,
  };
};

export type CandidateListState = ReturnType<typeof useCandidateList>;
