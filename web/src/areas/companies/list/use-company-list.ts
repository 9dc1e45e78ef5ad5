import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { followedDefaults, useStandings } from '../../follow-up/standing/standings.ts';
import { useListAddress } from '../../lists/map/use-map.ts';
import { anyFilters, anyView, useListRows } from '../../lists/use-list-rows.ts';
import { allCompanies } from '../company-queries.ts';
import { columns } from './company-columns.tsx';
import { facets, statusFilter } from './company-filters.ts';
import { companiesOf, filterCompanies, searchedText, type Company } from './company-rows.ts';

const noFilters = { ...anyFilters, status: '', ...followedDefaults };
const defaults = { ...noFilters, ...anyView };

const list = {
  columns,
  facets,
  textOf: searchedText,
  near: 'company',
  map: null,
  noFilters,
} as const;

/** The companies, those that are invited first; `rows` are those that search and filter leave, in their order. */
export const useCompanyList = () => {
  const [state, setState] = useListAddress(defaults);
  const load = useQuery(allCompanies);
  const { query: standings, byId } = useStandings('company');
  const all = useMemo(() => load.data && companiesOf(load.data, byId), [load.data, byId]);
  const { status } = state;
  const own = useCallback((rows: readonly Company[]) => filterCompanies(rows, status), [status]);
  const { pills, ...listed } = useListRows<Company, typeof state>(list, {
    all,
    state,
    setState,
    own,
  });
  const filters = [statusFilter(status, (value) => setState({ status: value })), ...pills];
  return { ...listed, all, filters, load, standings, state, setState };
};

export type CompanyListState = ReturnType<typeof useCompanyList>;
