import type { Handlers } from '../handler.ts';
import { searchPeople } from './search-people.ts';

/** Which use case answers which call. */
export const searchHandlers = {
  'GET /search/': searchPeople,
} satisfies Partial<Handlers>;
