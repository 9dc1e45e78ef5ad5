import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiList } from '../../platform/api/client.ts';
import { eachOnce } from '../../platform/data/read-pages.ts';
import { queryOf, type Filters } from './audit-filters.ts';

export const pageSize = 100;

const typingPause = 250;

const call = 'GET /journal/';

type Query = ReturnType<typeof queryOf>;

/** What is asked once one stops typing. */
const useSettled = (query: Query): Query => {
  const [typed] = useDebouncedValue(JSON.stringify(query), typingPause);
  return JSON.parse(typed) as Query;
};

/** The lines that the filters leave, newest first unless sorted, as many pages as one has asked for. */
export const useAuditLog = (filters: Filters) => {
  const query = useSettled(queryOf(filters));
  const auditLog = useInfiniteQuery({
    queryKey: [call, { query }, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      apiList(call, { query: { ...query, limit: pageSize, offset: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ items, total }, _, offset) => {
      const next = offset + items.length;
      return items.length > 0 && next < total ? next : undefined;
    },
    placeholderData: keepPreviousData,
  });
  const { data } = auditLog;
  // What is written meanwhile moves lines to the next page.
  const lines = useMemo(() => data && eachOnce(data.pages.map(({ items }) => items)), [data]);
  return { journal: auditLog, lines, total: data?.pages.at(-1)?.total, query };
};
