import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { apiList } from '../../../platform/api/client.ts';
import { useChosenSession } from '../../programmes/sessions/use-chosen-session.ts';
import {
  filtersOf,
  isInRows,
  kindOf,
  queryOf,
  type Filters,
  type GroupKind,
  type State,
} from './match-filters.ts';

/** Groups and matches of one call. */
export const groupPage = 50;
export const matchPage = 20;

const typingPause = 250;

const groupsCall = 'GET /match_applicants/groups/';
const matchesCall = 'GET /match_cards/groups/{by}/{id}/';

/** The filters as they are once one stops typing. */
export const useSettledFilters = (state: State): Filters => {
  const filters = filtersOf(state);
  const [typed] = useDebouncedValue(JSON.stringify(filters), typingPause);
  return JSON.parse(typed) as Filters;
};

/** The groups, in the order of their titles, with the statistics of all their matches. */
export const useGroups = (state: State, filters: Filters) => {
  const { years, chosen } = useChosenSession();
  const query = { ...queryOf(filters, chosen?.id), by: kindOf(state) };
  // In rows no group is shown: what all of them come to is asked for alone.
  const limit = isInRows(state) ? 0 : groupPage;
  return useInfiniteQuery({
    enabled: !years.isPending,
    queryKey: [groupsCall, { query, limit }, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      apiList(groupsCall, { query: { ...query, limit, offset: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ items, total }, _, offset) => {
      const next = offset + items.groups.length;
      return items.groups.length > 0 && next < total ? next : undefined;
    },
    placeholderData: keepPreviousData,
  });
};

/** The matches of one group, best score first. */
export const useGroupMatches = (by: GroupKind, id: number, filters: Filters) => {
  const { chosen } = useChosenSession();
  const query = queryOf(filters, chosen?.id);
  const params = { by, id };
  return useInfiniteQuery({
    queryKey: [matchesCall, { params, query }, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      apiList(matchesCall, {
        params,
        query: { ...query, limit: matchPage, offset: pageParam },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ items, total }, _, offset) => {
      const next = offset + items.length;
      return items.length > 0 && next < total ? next : undefined;
    },
    placeholderData: keepPreviousData,
  });
};

export type Groups = ReturnType<typeof useGroups>;
