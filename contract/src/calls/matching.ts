import { z } from 'zod';
import { staff, superuser, type Calls } from '../call.ts';
import { integer } from '../fields.ts';

const runState = z.object({
  state: z.enum(['never', 'running', 'done', 'failed', 'cancelled']),
  started_at: z.string().nullable(),
  finished_at: z.string().nullable(),
  /** Whole per cent of the work of the current or last run. */
  progress: z.int(),
  pairs_scored: z.int(),
});

/** How much each part counts in the total; only their proportions matter. */
const weights = z.object({
  industry: integer(0, 100),
  test: integer(0, 100),
  geographic: integer(0, 100),
  resume: integer(0, 100),
});

const settings = weights.refine((form) => Object.values(form).some((weight) => weight > 0), {
  path: ['industry'],
  message: 'Au moins une partie doit compter.',
});

export const matchingCalls = {
  'POST /launch_matching/': {
    summary: 'Run the matching; a launch during a run joins it. 200 when done, 202 when it goes on',
    roles: superuser,
    deed: null,
    answer: runState,
    statuses: [200, 202],
  },
  'GET /launch_matching/': {
    summary: 'The state of the current or last run',
    roles: staff,
    deed: null,
    answer: runState,
    addition: true,
  },
  'DELETE /launch_matching/': {
    summary:
      'Cancel the run that is going on: sessions that are not done keep their earlier scores',
    roles: superuser,
    deed: null,
    answer: runState,
    statuses: [200],
    addition: true,
  },
  'GET /matching_settings/': {
    summary: 'How much each part of the score counts from the next run on',
    roles: superuser,
    deed: null,
    answer: weights,
    addition: true,
  },
  'PUT /matching_settings/': {
    summary: 'Change how much each part counts; the scores follow with the next run',
    roles: superuser,
    deed: null,
    body: settings,
    answer: weights,
    addition: true,
  },
} as const satisfies Calls;
