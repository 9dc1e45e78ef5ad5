import { weightAdvice } from '@tandem/domain/learning/weight-advice';
import { fairnessKinds } from '@tandem/domain/learning/fairness';
import { z } from 'zod';
import { staff, superuser, type Calls } from '../call.ts';
import { id } from '../fields/fields.ts';
import { weights } from '../matching/matching.ts';

const share = z.number();

/** A share of 1, and the two ends between which it lies nine times in ten. */
const rate = z.object({ rate: share, low: share, high: share });

const kind = z.enum(fairnessKinds);

const apart = z.enum(['less', 'more']).nullable();

const chances = z.array(rate.extend({ /** In points. */ score: z.int() })).nullable();

/** What the answers that were given tell of the scores, and of who is shown. */
export const learningCalls = {
  'GET /formation-statistics/fairness/': {
    summary:
      'Whether candidates of some civility, distance or formation are shown to companies, or accepted by them, less than the others of a session; groups of fewer than ten are not told',
    roles: staff,
    auditAction: null,
    query: z.object({ session: id }),
    answer: z.object({
      groups: z.array(
        z.object({
          kind,
          title: z.string(),
          candidates: z.int(),
          /** Of its candidates, those among the first five of some need's list. */
          shown: rate,
          /** Those among the first rows of a list that a company has opened in the last months; null before any has. */
          seen: rate.nullable(),
          /** How many answers companies have given. */
          answers: z.int(),
          /** Null with fewer than ten answers. */
          accepted: rate.nullable(),
          /** Beside all others of its kind, where the difference is beyond what chance explains. */
          apart: z.object({ shown: apart, seen: apart, accepted: apart }),
        }),
      ),
      /** How many groups of each kind are too small to be told. */
      hidden: z.record(kind, z.int()),
    }),
    addition: true,
  },
  'GET /matching_settings/learned/': {
    summary:
      'What the answers of both sides tell: how often pairs of a score are accepted, and by which weights the scores would tell more; proposed, never applied by itself',
    roles: superuser,
    auditAction: null,
    answer: z.object({
      /** Answers that were given and not taken back, of each side. */
      answers: z.object({ company: z.int(), candidate: z.int() }),
      /** With fewer, nothing is told. */
      needed: z.int(),
      chances: z.object({ company: chances, candidate: chances }),
      present: weights,
      /** By which the scores were computed before, where they were others. */
      earlier: weights.nullable(),
      proposal: z
        .object({
          weights,
          /** Of pairs of a yes and a no of the same company or candidate, the share in which the yes has the higher score. */
          told: z.object({ before: share, after: share }),
          /** On how many answers that was counted, of how many companies and candidates: of those who have said both. */
          compared: z.object({ deciders: z.int(), answers: z.int() }),
          /** The first places of all lists by score, and how many of them others would have. */
          changed: z.object({ places: z.int(), others: z.int() }),
          /** How sure it is that the proposed weights tell more, of 1. */
          sureness: share,
          /** Whom they would take from sight. */
          losing: z.array(z.object({ kind, title: z.string(), before: share, after: share })),
          /** Whether it is one to take, or why not: it is the present one, it is counted on too few, it is not sure enough, some would lose by it. */
          advice: z.enum(weightAdvice),
        })
        .nullable(),
    }),
    addition: true,
  },
} as const satisfies Calls;
