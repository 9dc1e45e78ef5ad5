import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { followedDefaults, useStandings } from '../../follow-up/standing/standings.ts';
import { useListAddress } from '../../lists/map/use-map.ts';
import { anyFilters, anyView, useListRows } from '../../lists/use-list-rows.ts';
import { useChosenSession } from '../../programmes/sessions/use-chosen-session.ts';
import { allCandidates, allInvitedCandidates } from '../candidate-queries.ts';
import { columns } from './candidate-columns.tsx';
import { facets, statusFilter } from './candidate-filters.ts';
import { candidatesOf, filterCandidates, searchedText, type Candidate } from './candidate-rows.ts';

const noFilters = { ...anyFilters, status: '', ...followedDefaults };
const defaults = { ...noFilters, ...anyView };

const list = {
  columns,
  facets,
  textOf: searchedText,
  near: 'applicant',
  map: 'candidates',
  noFilters,
} as const;

const useCandidates = () => {
  const invited = useQuery(allInvitedCandidates);
  const registered = useQuery(allCandidates);
  const { query: standings, byId } = useStandings('applicant');
  const all = useMemo(
    () => invited.data && registered.data && candidatesOf(invited.data, registered.data, byId),
    [invited.data, registered.data, byId],
  );
  return {
    all,
    standings,
    load: invited.isError ? invited : registered,
  };
};

/** The candidates, those who are invited first; `rows` are those that search and filters leave, in their order. */
export const useCandidateList = () => {
  const [state, setState] = useListAddress(defaults);
  const candidates = useCandidates();
  const { years, chosen } = useChosenSession();
  const { status } = state;
  const session = chosen ?? null;
  const own = useCallback(
    (rows: readonly Candidate[]) => filterCandidates(rows, { status, session }),
    [status, session],
  );
  const { pills, ...listed } = useListRows<Candidate, typeof state>(list, {
    all: candidates.all,
    state,
    setState,
    own,
  });
  const filters = [statusFilter(status, (value) => setState({ status: value })), ...pills];
  return { ...candidates, ...listed, filters, years, state, setState };
};

export type CandidateListState = ReturnType<typeof useCandidateList>;
