import { z } from 'zod';
import { staff, superuser, type Calls } from '../call.ts';
import { integer } from '../fields/fields.ts';

const runState = z.object({
  state: z.enum(['never', 'running', 'done', 'failed', 'cancelled']),
  started_at: z.string().nullable(),
  finished_at: z.string().nullable(),
  /** Whole per cent of the work of the current or last run. */
  progress: z.int(),
  pairs_scored: z.int(),
});

const best = integer(1, 1000);

export const weights = z.object({
  /** How much each part counts in the total; only their proportions matter. */
  industry: integer(0, 100),
  test: integer(0, 100),
  geographic: integer(0, 100),
  resume: integer(0, 100),
});

const counts = ({ industry, test, geographic, resume }: z.infer<typeof weights>): boolean =>
  industry + test + geographic + resume > 0;

const nothingCounts = 'Au moins une partie doit compter.';

/** How one side weighs the parts when everybody is placed at once; null as all do. */
const ofSide = weights.refine(counts, { message: nothingCounts }).nullable();

const settings = weights.extend({
  /** How many of the best each candidate and each need keeps in a formation with too many pairs to keep all. */
  best,
  candidate_weights: ofSide,
  company_weights: ofSide,
});

const settingsForm = settings
  .extend({
    best: best.optional(),
    candidate_weights: ofSide.optional(),
    company_weights: ofSide.optional(),
  })
  .refine(counts, { path: ['industry'], message: nothingCounts });

export const matchingCalls = {
  'POST /launch_matching/': {
    summary: 'Run the matching; a launch during a run joins it. 200 when done, 202 when it goes on',
    roles: superuser,
    auditAction: null,
    answer: runState,
    statuses: [200, 202],
  },
  'GET /launch_matching/': {
    summary: 'The state of the current or last run',
    roles: staff,
    auditAction: null,
    answer: runState,
    addition: true,
  },
  'DELETE /launch_matching/': {
    summary:
      'Cancel the run that is going on: sessions that are not done keep their earlier scores',
    roles: superuser,
    auditAction: null,
    answer: runState,
    statuses: [200],
    addition: true,
  },
  'GET /matching_settings/': {
    summary:
      'What the next run is told: how much each part of the score counts, and how many of the best pairs are kept; and how each side weighs the parts when everybody is placed at once',
    roles: superuser,
    auditAction: null,
    answer: settings,
    addition: true,
  },
  'PUT /matching_settings/': {
    summary:
      'Change what the next run is told; the scores follow with it. What else there is stays as it is unless given; how the sides weigh counts at once',
    roles: superuser,
    auditAction: null,
    body: settingsForm,
    answer: settings,
    addition: true,
    sensitive: true,
  },
} as const satisfies Calls;
