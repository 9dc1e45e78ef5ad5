import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { atStage, byRecord, standingsOf } from '../../follow-up/standing/standings.ts';
import { useChosenSession } from '../../programmes/sessions/use-chosen-session.ts';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { useSearch, useSorted } from '../../../ui/table/use-rows.ts';
import { allCandidates, allInvitedCandidates } from '../queries.ts';
import { columns } from './candidate-columns.tsx';
import { candidatesOf, filterCandidates, searchedText } from './candidate-rows.ts';

const defaults = { q: '', status: '', stage: '', sort: '' };
const noFilters = { q: '', status: '', stage: '' };

const useCandidates = () => {
  const invited = useQuery(allInvitedCandidates);
  const registered = useQuery(allCandidates);
  const standings = useQuery(standingsOf('applicant'));
  const all = useMemo(
    () =>
      invited.data &&
      registered.data &&
      candidatesOf(invited.data, registered.data, byRecord(standings.data)),
    [invited.data, registered.data, standings.data],
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
  const { status, stage } = state;
  const session = chosen ?? null;
  const left = useMemo(
    () => sorted && atStage(filterCandidates(sorted, { status, session }), stage),
    [sorted, status, stage, session],
  );
  const rows = useSearch(left, searchedText, state.q);
  const filtered = state.q !== '' || status !== '' || stage !== '';
  return {
    ...candidates,
    rows,
    years,
    state,
    setState,
    reset: filtered ? () => setState(noFilters) : undefined,
  };
};

export type CandidateListState = ReturnType<typeof useCandidateList>;
