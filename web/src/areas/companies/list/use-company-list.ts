import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { atStage, byRecord, standingsOf } from '../../follow-up/standing/standings.ts';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { useSearch, useSorted } from '../../../ui/table/use-rows.ts';
import { allCompanies } from '../queries.ts';
import { columns } from './company-columns.tsx';
import { companiesOf, filterCompanies, searchedText } from './company-rows.ts';

const defaults = { q: '', status: '', stage: '', sort: '' };
const noFilters = { q: '', status: '', stage: '' };

/** The companies, those that are invited first; `rows` are those that search and filter leave, in their order. */
export const useCompanyList = () => {
  const [state, setState] = useAddressState(defaults);
  const load = useQuery(allCompanies);
  const standings = useQuery(standingsOf('company'));
  const all = useMemo(
    () => load.data && companiesOf(load.data, byRecord(standings.data)),
    [load.data, standings.data],
  );
  const sorted = useSorted(all, columns, state.sort);
  const { status, stage } = state;
  const left = useMemo(
    () => sorted && atStage(filterCompanies(sorted, status), stage),
    [sorted, status, stage],
  );
  const rows = useSearch(left, searchedText, state.q);
  const filtered = state.q !== '' || status !== '' || stage !== '';
  return {
    all,
    rows,
    load,
    standings,
    state,
    setState,
    reset: filtered ? () => setState(noFilters) : undefined,
  };
};

export type CompanyListState = ReturnType<typeof useCompanyList>;
