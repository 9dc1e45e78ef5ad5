import { useQueries } from '@tanstack/react-query';
import { callQuery } from '../../../platform/data/calls.ts';
import { sumWaiting } from './closing-values.ts';

/** How many candidates wait for some needs, in all. */
export const useWaiting = (ids: readonly number[]) => {
  const queries = useQueries({
    queries: ids.map((id) => ({
      ...callQuery('GET /offers/{id}/waiting/', { params: { id } }),
      // What is about to be confirmed is counted now.
      staleTime: 0,
    })),
  });
  const answers = queries.flatMap(({ data }) => data ?? []);
  const isWhole = answers.length === ids.length;
  return {
    data: isWhole
      ? { waiting: sumWaiting(answers.map(({ waiting }) => waiting)), answers }
      : undefined,
    error: queries.find(({ error }) => error)?.error ?? null,
    refetch: () => Promise.all(queries.map((query) => query.refetch())),
  };
};
