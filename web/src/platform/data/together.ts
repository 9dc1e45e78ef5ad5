interface Query<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => Promise<unknown>;
}

type DataOf<Queries> = {
  [Name in keyof Queries]: Queries[Name] extends Query<infer Data> ? Data : never;
};

/** Several queries as the one that `Loaded` wants: there when all are, failed when one is; trying again asks only those that failed. */
export const together = <const Queries extends Record<string, Query<unknown>>>(
  queries: Queries,
): Query<DataOf<Queries>> => {
  const all = Object.values(queries);
  const complete = all.every(({ data }) => data !== undefined);
  const data = Object.fromEntries(
    Object.entries(queries).map(([name, query]) => [name, query.data]),
  );
  return {
    data: complete ? (data as DataOf<Queries>) : undefined,
    error: all.find(({ error }) => error !== null)?.error ?? null,
    refetch: () =>
      Promise.all(all.filter(({ error }) => error !== null).map(({ refetch }) => refetch())),
  };
};
