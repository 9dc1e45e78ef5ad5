import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { loadMessages } from '../messages.ts';
import { reasonOf } from '../../platform/notify/notify.ts';
import { isGone } from '../../platform/api/errors.ts';
import { ErrorLine } from './errors/ErrorLine.tsx';
import { Skeleton } from './Skeleton.tsx';

type Query<Data> = Pick<UseQueryResult<Data>, 'data' | 'error'> & {
  refetch: () => Promise<unknown>;
};

interface LoadFailureProps {
  query: Query<unknown>;
  /** What could not be loaded, in a sentence. */
  failure?: string | undefined;
}

/** One quiet line with a retry where a query failed, with a way back where there is nothing to try again; nothing otherwise. */
export const LoadFailure = ({ query, failure }: LoadFailureProps) => {
  const { data, error, refetch } = query;
  // What was loaded before is of more use than the news that it could not be loaded again.
  if (!error || data !== undefined) return null;
  const reason = reasonOf(error);
  if (isGone(error)) return <ErrorLine message={reason ?? error.message} leadsBack />;
  const sentence = failure ?? (reason ? null : loadMessages.failed);
  return (
    <ErrorLine
      message={[sentence, reason].filter(Boolean).join(' ')}
      onRetry={() => void refetch()}
    />
  );
};

interface LoadedProps<Data> {
  query: Query<Data>;
  /** What stands there while it loads, in the size of what comes. */
  skeleton?: ReactNode;
  failure?: string;
  children: (data: Data) => ReactNode;
}

/** What a query has loaded; its skeleton until then, one quiet line with a retry when it failed. */
export const Loaded = <Data,>({
  query,
  skeleton = <Skeleton lines={3} />,
  failure,
  children,
}: LoadedProps<Data>) => {
  if (query.data !== undefined) return children(query.data);
  return query.error ? <LoadFailure query={query} failure={failure} /> : skeleton;
};
