import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { useSearch, useSorted } from '../../../ui/table/use-rows.ts';
import { allCompanies } from '../queries.ts';
import { columns } from './company-columns.tsx';
import { companiesOf, filterCompanies, nameOf } from './company-rows.ts';

const defaults = { q: '', status: '', sort: '' };
const noFilters = { q: '', status: '' };

/** The companies, those that are invited first; `rows` are those that search and filter leave, in their order. */
export const useCompanyList = () => {
  const [state, setState] = useAddressState(defaults);
  const load = useQuery(allCompanies);
  const all = useMemo(() => load.data && companiesOf(load.data), [load.data]);
  const sorted = useSorted(all, columns, state.sort);
  const found = useSearch(sorted, nameOf, state.q);
  const { status } = state;
  const rows = useMemo(() => found && filterCompanies(found, status), [found, status]);
  const filtered = state.q !== '' || status !== '';
  return {
    all,
    rows,
    load,
    state,
    setState,
    reset: filtered ? () => setState(noFilters) : undefined,
  };
};

export type CompanyListState = ReturnType<typeof useCompanyList>;
