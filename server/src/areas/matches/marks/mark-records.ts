import type { Answer } from '@tandem/contract';
import { matchId, type Pair } from '@tandem/domain/matches/match';
import type { Mark } from './mark-queries.ts';

export const markRecord = (pair: Pair, mark: Mark): Answer<'GET /match_marks/'>[number] => ({
  id: matchId(pair),
  shortlisted: mark.shortlisted_at !== null,
  later_until: mark.later_until,
});
