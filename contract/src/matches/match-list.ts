import { matchSorts } from '@tandem/domain/matches/match-orders';
import { centreRhythmKeys, mobilityKeys } from '@tandem/domain/needs/job';
import { z } from 'zod';
import { staff, type Calls } from '../call.ts';
import { page, unlessEmpty } from '../fields/fields.ts';
import { matchStatus } from './match-id.ts';
import { matchFilters } from './matches.ts';

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
  score: z.number(),
  industry_score: z.number(),
  test_score: z.number(),
  geographic_score: z.number(),
  resume_score: z.number(),
  created_at: z.string(),
});

export const matchListCalls = {
  'GET /lists/matches/': {
    summary: 'The filtered matches, a line each, in the order that is asked for',
    roles: staff,
    auditAction: 'see_list',
    query: sortedMatches.extend(page),
    answer: z.array(listedMatch),
    addition: true,
  },
} as const satisfies Calls;
