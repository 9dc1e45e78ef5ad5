import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { followedDefaults, useStandings } from '../../follow-up/standing/standings.ts';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { nearDefaults, nearRows, useNear } from '../../search/near.ts';
import { columnsParameter } from '../../../ui/table/columns/columns.ts';
import { useFacets } from '../../../ui/table/columns/facets.ts';
import { useSearch, useSorted } from '../../../ui/table/use-rows.ts';
import { allCompanies } from '../queries.ts';
import { columns } from './company-columns.tsx';
import { facets, statusFilter } from './company-filters.ts';
import { companiesOf, filterCompanies, searchedText } from './company-rows.ts';

const noFilters = { q: '', status: '', ...nearDefaults, ...followedDefaults };
const defaults = { ...noFilters, sort: '', [columnsParameter]: '' };

/** The companies, those that are invited first; `rows` are those that search and filter leave, in their order. */
export const useCompanyList = () => {
  const [state, setState] = useAddressState(defaults);
  const load = useQuery(allCompanies);
  const { query: standings, byId } = useStandings('company');
  const all = useMemo(() => load.data && companiesOf(load.data, byId), [load.data, byId]);
  const sorted = useSorted(all, columns, state.sort);
  const { status } = state;
  const withStatus = useMemo(() => sorted && filterCompanies(sorted, status), [sorted, status]);
  const near = useNear('company', state);
  const around = useMemo(
    () => withStatus && nearRows(withStatus, near.ids),
    [withStatus, near.ids],
  );
  const found = useSearch(around, searchedText, state.q);
  const { left: rows, pills, isFiltered } = useFacets(found, facets, state, setState);
  const filters = [statusFilter(status, (value) => setState({ status: value })), ...pills];
  return {
    all,
    rows,
    filters,
    near,
    load,
    standings,
    state,
    setState,
    reset:
      isFiltered || `${state.q}${status}${state.pres}` !== ''
        ? () => setState(noFilters)
        : undefined,
  };
};

export type CompanyListState = ReturnType<typeof useCompanyList>;
