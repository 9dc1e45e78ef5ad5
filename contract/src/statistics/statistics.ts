import { progressKeys } from '@tandem/domain/statistics/statistics';
import { refusalReasonKeys } from '@tandem/domain/matches/refusal-reasons';
import { z } from 'zod';
import { staff, type Calls } from '../call.ts';
import { id, page, unlessEmpty } from '../fields/fields.ts';
import { identity, reachedAt } from '../fields/shapes.ts';

export const statisticsRow = z.object({
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
  email: reachedAt,
  formation: z.string(),
  session: z.string().nullable(),
  progress: z.enum(progressKeys),
});

export const statisticsCalls = {
  'GET /formation-statistics/': {
    summary: 'Where the candidates of each formation stand',
    roles: staff,
    auditAction: null,
    query: z.object(page).extend({ session: unlessEmpty(id.optional()) }),
    answer: z.array(statisticsRow),
  },
  'GET /formation-statistics/candidates/': {
    summary: 'The candidates that a counter of the statistics counts, of one formation or of all',
    roles: staff,
    auditAction: 'see_list',
    query: z.object(page).extend({
      formation: unlessEmpty(id.optional()),
      session: unlessEmpty(id.optional()),
      progress: unlessEmpty(z.enum(progressKeys).optional()),
    }),
    answer: z.array(countedCandidate),
    addition: true,
  },
  'GET /formation-statistics/refusals/': {
    summary: 'How often each reason of a refusal was given, by company, by formation or by month',
    roles: staff,
    auditAction: null,
    query: z.object(page).extend({
      by: unlessEmpty(z.enum(['company', 'formation', 'month']).default('company')),
      session: unlessEmpty(id.optional()),
    }),
    answer: z.array(
      z.object({
        /** The id of the company or of the formation, or the month as « 2026-09 ». */
        key: z.string(),
        title: z.string(),
        side: z.enum(['candidate', 'company']),
        /** Null where none was given. */
        reason: z.enum(refusalReasonKeys).nullable(),
        count: z.int(),
      }),
    ),
    addition: true,
  },
} as const satisfies Calls;
