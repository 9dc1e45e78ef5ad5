import type { Handlers } from '../handler.ts';
import { findNear } from './find-near.ts';
import { searchPeople } from './search-people.ts';

/** Which use case answers which call. */
export const searchHandlers = {
  'GET /search/': searchPeople,
  'GET /search/near/{side}/': findNear,
} satisfies Partial<Handlers>;
