import type { Handlers } from '../handler.ts';
import { explainMatch } from './explain-match.ts';
import { listGroupMatches } from './list-group-matches.ts';
import { listMatchGroups } from './list-match-groups.ts';
import { listMatches } from './list-matches.ts';
import { listOwnMatches } from './list-own-matches.ts';
import { moveMatch } from './move-match.ts';
import { readMatchHistory } from './read-history.ts';
import { readMatch } from './read-match.ts';

/** Which use case answers which call. */
export const matchesHandlers = {
  'GET /matches/': listOwnMatches,
  'GET /matches/{id}/': readMatch,
  'POST /matches/{id}/': moveMatch,
  'GET /matches/{id}/explanation/': explainMatch,
  'GET /matches/{id}/history/': readMatchHistory,
  'GET /match_applicants/': listMatches,
  'GET /match_applicants/groups/': listMatchGroups,
  'GET /match_applicants/groups/{by}/{id}/': listGroupMatches,
} satisfies Partial<Handlers>;
