import { matchStatuses } from '@tandem/domain/matches/match';
import { z } from 'zod';
import { choiceOf, integer } from '../fields/fields.ts';

/** A match id is larger than other ids: it carries its pair (domain/match). */
export const matchId = integer(1, Number.MAX_SAFE_INTEGER);

export const matchStatus = z.literal([...matchStatuses]);

/** A status as a client sends it, also as text. */
export const typedStatus = choiceOf(Math.min(...matchStatuses), Math.max(...matchStatuses)).pipe(
  matchStatus,
);
