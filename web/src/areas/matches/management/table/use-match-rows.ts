import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiList } from '../../../../platform/api/client.ts';
import { cursorAfter, eachOnce } from '../../../../platform/data/read-pages.ts';
import { useChosenSession } from '../../../programmes/sessions/use-chosen-session.ts';
import { queryOf, sortOf, type Filters } from '../match-filters.ts';

/** Matches of one call. */
export const rowsPage = 100;

const call = 'GET /lists/matches/';

/** The matches that the filters leave, in the order that the address asks for, as many pages as one has asked for. */
export const useMatchRows = (filters: Filters, sort: string) => {
  const { years, chosen } = useChosenSession();
  const query = { ...queryOf(filters, chosen?.id), sort: sortOf(sort) };
  const matches = useInfiniteQuery({
    enabled: !years.isPending,
    queryKey: [call, { query }, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      apiList(call, { query: { ...query, limit: rowsPage, after: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (_, pages) => cursorAfter(pages, rowsPage),
    placeholderData: keepPreviousData,
  });
  const { data } = matches;
  // A match that meanwhile stands behind the last one comes again.
  const rows = useMemo(() => data && eachOnce(data.pages.map(({ items }) => items)), [data]);
  return { matches, rows, total: data?.pages.at(-1)?.total };
};
