import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { followedDefaults, useStandings } from '../../follow-up/standing/standings.ts';
import { useChosenSession } from '../../programmes/sessions/use-chosen-session.ts';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { useFacets } from '../../../ui/table/columns/facets.ts';
import { nearDefaults, nearRows, useNear } from '../../search/near.ts';
import { columnsParameter } from '../../../ui/table/columns/columns.ts';
import { useSearch, useSorted } from '../../../ui/table/use-rows.ts';
import { allCandidates, allInvitedCandidates } from '../queries.ts';
import { columns } from './candidate-columns.tsx';
import { facets, statusFilter } from './candidate-filters.ts';
import { candidatesOf, filterCandidates, searchedText } from './candidate-rows.ts';

const noFilters = { q: '', status: '', ...nearDefaults, ...followedDefaults };
const defaults = { ...noFilters, sort: '', [columnsParameter]: '' };

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
    waiting: invited.data?.length,
  };
};

/** The candidates, those who are invited first; `rows` are those that search and filters leave, in their order. */
export const useCandidateList = () => {
  const [state, setState] = useAddressState(defaults);
  const candidates = useCandidates();
  const { years, chosen } = useChosenSession();
  const sorted = useSorted(candidates.all, columns, state.sort);
  const { status } = state;
  const session = chosen ?? null;
  const inSession = useMemo(
    () => sorted && filterCandidates(sorted, { status, session }),
    [sorted, status, session],
  );
  const near = useNear('applicant', state);
  const around = useMemo(() => inSession && nearRows(inSession, near.ids), [inSession, near.ids]);
  const found = useSearch(around, searchedText, state.q);
  const { left: rows, pills, isFiltered } = useFacets(found, facets, state, setState);
  const filters = [statusFilter(status, (value) => setState({ status: value })), ...pills];
  return {
    ...candidates,
    rows,
    filters,
    near,
    years,
    state,
    setState,
    reset:
      isFiltered || `${state.q}${status}${state.pres}` !== ''
        ? () => setState(noFilters)
        : undefined,
  };
};

export type CandidateListState = ReturnType<typeof useCandidateList>;
