import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { loadMessages } from '../messages/loading.ts';
import { reasonOf } from '../notify/notify.ts';
import { ErrorLine } from './ErrorLine.tsx';
import { Skeleton } from './Skeleton.tsx';

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error'> & { refetch: () => Promise<unknown> };
  /** What stands there while it loads, in the size of what comes. */
  skeleton?: ReactNode;
  /** Said when it could not be loaded. */
  failure?: string;
  children: (data: Data) => ReactNode;
}

/** What a query has loaded; its skeleton until then, one quiet line with a retry when it failed. */
export const Loaded = <Data,>({
  query: { data, error, refetch },
  skeleton = <Skeleton lines={3} />,
  failure,
  children,
}: LoadedProps<Data>) => {
  // What was loaded before is of more use than the news that it could not be loaded again.
  if (data !== undefined) return children(data);
  if (!error) return skeleton;
  const reason = reasonOf(error);
  const message = [failure ?? (reason ? null : loadMessages.failed), reason]
    .filter(Boolean)
    .join(' ');
  return <ErrorLine message={message} onRetry={() => void refetch()} />;
};
