import { usePrefetchQuery, useQuery, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callQuery } from '../../../platform/data/calls.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import type { MatchView } from '../match.ts';
import { oneMatchMessages as messages } from './messages.ts';
import { MatchPanel } from './MatchPanel.tsx';

const matchQuery = (id: number) => callQuery('GET /matches/{id}/', { params: { id } });
const explanationQuery = (id: number) =>
  callQuery('GET /matches/{id}/explanation/', { params: { id } });

/** Asks for what opening a match shows, before it is opened. */
export const prefetchMatch = (client: QueryClient, id: number): void => {
  void client.prefetchQuery(matchQuery(id));
  void client.prefetchQuery(explanationQuery(id));
};

interface MatchByIdProps {
  id: number;
  view: MatchView;
  /** The way to the next match of the list. */
  next?: ReactNode;
}

/** The panel of a match of which a list had no more than the card. */
export const MatchById = ({ id, view, next }: MatchByIdProps) => {
  const match = useQuery(matchQuery(id));
  // Both are asked for at once.
  usePrefetchQuery(explanationQuery(id));
  return (
    <Loaded query={match} skeleton={<Skeleton height={320} />} failure={messages.failed}>
      {(data) => <MatchPanel match={data} view={view} next={next} />}
    </Loaded>
  );
};
