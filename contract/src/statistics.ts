import { progressKeys } from '@tandem/domain/statistics/statistics';
import { z } from 'zod';
import { staff, type Calls } from './call.ts';
import { id, page, unlessEmpty } from './fields.ts';
import { identity } from './shapes.ts';

const statisticsRow = z.object({
  formation_id: z.int(),
  formation: z.string(),
  total_applicants: z.int(),
  no_matches: z.int(),
  pending_matches: z.int(),
  accepted_by_company: z.int(),
  fully_accepted: z.int(),
  finalized_enrollment: z.int(),
});

const countedCandidate = z.object({
  id: z.int(),
  ...identity.shape,
  formation: z.string(),
  session: z.string().nullable(),
  progress: z.enum(progressKeys),
});

export const statisticsCalls = {
  'GET /formation-statistics/': {
    summary: 'Where the candidates of each formation stand',
    roles: staff,
    deed: null,
    query: z.object(page),
    answer: z.array(statisticsRow),
  },
  'GET /formation-statistics/candidates/': {
    summary: 'The candidates that a counter of the statistics counts, of one formation or of all',
    roles: staff,
    deed: 'see_list',
    query: z.object(page).extend({
      formation: unlessEmpty(id.optional()),
      progress: unlessEmpty(z.enum(progressKeys).optional()),
    }),
    answer: z.array(countedCandidate),
    addition: true,
  },
} as const satisfies Calls;
