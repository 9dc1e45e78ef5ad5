import type { Handlers } from '../handler.ts';
import { listCountedCandidates } from './list-counted-candidates.ts';
import { readStatistics } from './read-statistics.ts';

/** Which use case answers which call. */
export const statisticsHandlers = {
  'GET /formation-statistics/': readStatistics,
  'GET /formation-statistics/candidates/': listCountedCandidates,
} satisfies Partial<Handlers>;
