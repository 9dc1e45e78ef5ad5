import { matchSorts } from '@tandem/domain/matches/match-orders';
import { waitKindKeys } from '@tandem/domain/follow-up/wait-kinds';
import { centreRhythmKeys, mobilityKeys } from '@tandem/domain/needs/job';
import { z } from 'zod';
import { staff, type Calls } from '../call.ts';
import { optionalText, page, unlessEmpty } from '../fields/fields.ts';
import { matchStatus } from './match-id.ts';
import { matchFilters } from './match-filters.ts';

/** The same, in an order of their own: the best score first unless another is asked for. */
export const sortedMatches = matchFilters.extend({
  sort: unlessEmpty(z.enum(matchSorts).optional()),
});

/** A match as a line of the list of all of them has it, and a file of that list. */
const listedMatch = z.object({
  id: z.int(),
  candidate_id: z.int(),
  company: z.string(),
  need: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  programme: z.string(),
  session: z.string(),
  start_date: z.string().nullable(),
  centre_rhythm: z.enum(centreRhythmKeys).nullable(),
  pay_above_minimum: z.number().nullable(),
  remote_days: z.number().nullable(),
  mobility: z.enum(mobilityKeys).nullable(),
  status: matchStatus,
  /** What is waited for, the longest first. */
  awaits: z.array(z.object({ kind: z.enum(waitKindKeys), since: z.string() })),
  /** Where the candidate looks, and where the need is. */
  candidate_place: z.string(),
  need_place: z.string(),
  /** Between them, in a straight line; null where a place is not known. */
  kilometres: z.number().nullable(),
  candidate_source: z.string(),
  company_source: z.string(),
  candidate_tags: z.array(z.string()),
  company_tags: z.array(z.string()),
  candidate_referent: z.string(),
  company_referent: z.string(),
  score: z.number(),
  industry_score: z.number(),
  test_score: z.number(),
  geographic_score: z.number(),
  resume_score: z.number(),
  created_at: z.string(),
  /** Asks for those after it, in the same order. */
  cursor: z.string(),
});

export const matchListCalls = {
  'GET /lists/matches/': {
    summary: 'The filtered matches, a line each, in the order that is asked for',
    roles: staff,
    auditAction: 'see_list',
    query: sortedMatches.extend(page).extend({
      /** The `cursor` of the last match that one has: what was found or moved meanwhile neither repeats nor skips one. */
      after: optionalText(100).optional(),
    }),
    answer: z.array(listedMatch),
    addition: true,
  },
  'GET /lists/matches/map/': {
    summary: 'The candidates and the needs of the filtered matches, by id, for the map beside them',
    roles: staff,
    auditAction: 'see_list',
    query: matchFilters.omit({ zone: true }),
    answer: z.object({ candidates: z.array(z.int()), needs: z.array(z.int()) }),
    addition: true,
  },
} as const satisfies Calls;
