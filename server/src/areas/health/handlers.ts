import type { Handlers } from '../handler.ts';
import { readHealth, readLiveness, readReadiness } from './read-health.ts';

/** Which use case answers which call. */
export const healthHandlers = {
  'GET /health/': readHealth,
  'GET /health/live/': readLiveness,
  'GET /health/ready/': readReadiness,
} satisfies Partial<Handlers>;
