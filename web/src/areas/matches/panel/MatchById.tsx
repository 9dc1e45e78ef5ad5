import { usePrefetchQuery, useQuery, type QueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, type ReactNode } from 'react';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { lazyPart } from '../../../ui/feedback/lazy-part.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import type { MatchView } from '../match.ts';
import { explanationQuery, matchQuery } from './match-queries.ts';
import { oneMatchMessages as messages } from './messages.ts';

/** A list is read long before one of its matches is opened: what that shows is code that the list does without. */
const loadPanel = () => import('./MatchPanel.tsx');

const MatchPanel = lazyPart(loadPanel);

/** Fetches that code before a match is opened; what cannot be had is said where it is missing. */
export const preloadPanel = (): void => {
  loadPanel().catch(() => undefined);
};

/** Asks for what opening a match shows, before it is opened. */
export const prefetchMatch = (client: QueryClient, id: number): void => {
  void client.prefetchQuery(matchQuery(id, false));
  void client.prefetchQuery(explanationQuery(id));
  preloadPanel();
};

interface MatchByIdProps {
  id: number;
  view: MatchView;
  /** The way to the next match of the list. */
  next?: ReactNode;
}

/** The panel of a match of which a list had no more than the card. */
export const MatchById = ({ id, view, next }: MatchByIdProps) => {
  // Both are asked for at once, and this one first: its request brings the other's answer.
  usePrefetchQuery(matchQuery(id, true));
  usePrefetchQuery(explanationQuery(id));
  const match = useQuery(matchQuery(id, true));
  useEffect(preloadPanel, []);
  return (
    <Loaded query={match} skeleton={<Skeleton height={320} />} failure={messages.failed}>
      {(data) => (
        <Suspense fallback={<Skeleton height={320} />}>
          <MatchPanel match={data} view={view} next={next} />
        </Suspense>
      )}
    </Loaded>
  );
};
