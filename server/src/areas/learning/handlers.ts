import type { Handlers } from '../handler.ts';
import { readFairness } from './read-fairness.ts';
import { readLearned } from './read-learned.ts';

/** Which use case answers which call. */
export const learningHandlers = {
  'GET /formation-statistics/fairness/': readFairness,
  'GET /matching_settings/learned/': readLearned,
} satisfies Partial<Handlers>;
