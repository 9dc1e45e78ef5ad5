import type { Answer, ContractKey } from '@tandem/contract';
import {
  queryOptions,
  type QueryClient,
  type QueryKey,
  type UseQueryResult,
} from '@tanstack/react-query';
import { api, type Arguments } from '../api/client.ts';
import { addressOf } from '../api/requests.ts';
import { keptAnswer } from '../offline/kept-answers.ts';

/**
 * What a screen reads, as TanStack Query wants it. The key of a query is the call and what it is given, so that no
 * list of keys has to be kept: `useQuery(callQuery('GET /formations/'))`.
 */
export const callQuery = <Key extends ContractKey & `GET ${string}`>(
  key: Key,
  ...args: Arguments<Key>
) =>
  queryOptions({
    queryKey: [key, args[0] ?? {}] as QueryKey,
    queryFn: ({ signal }): Promise<Answer<Key>> =>
      api(key, ...([{ ...args[0], signal }] as unknown as Arguments<Key>)),
  });

/** Of an answer that was never read since the page came. */
const never = 0;

/** Whether what is on show is still what this device had kept. */
export const isStillKept = ({
  data,
  dataUpdatedAt,
}: Pick<UseQueryResult, 'data' | 'dataUpdatedAt'>): boolean =>
  data !== undefined && dataUpdatedAt === never;

/** The same, showing at once what this device has kept of it, while it is read and where it cannot be. */
export const keptCallQuery = <Key extends ContractKey & `GET ${string}`>(
  key: Key,
  ...args: Arguments<Key>
) => ({
  ...callQuery(key, ...args),
  initialDataUpdatedAt: never,
  initialData: (): Answer<Key> | undefined => {
    const kept = keptAnswer(addressOf(key, args[0] ?? {}));
    return kept ? (JSON.parse(kept.text) as Answer<Key>) : undefined;
  },
});

/** Reads anew what the next screen shows, also where none has shown it yet: what the device has kept of it would stand there first. */
export const readAhead = <Key extends ContractKey & `GET ${string}`>(
  client: QueryClient,
  key: Key,
  ...args: Arguments<Key>
): Promise<void> => client.prefetchQuery({ ...callQuery(key, ...args), staleTime: 0 });

/** Reads again what these calls answered, whatever they were given; resolves when what is on show is up to date. */
export const reload = async (client: QueryClient, ...keys: ContractKey[]): Promise<void> => {
  await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
};
