import { reportStepKeys } from '@tandem/domain/statistics/report';
import { z } from 'zod';
import { staff, type Calls } from '../call.ts';
import { id } from '../fields/fields.ts';

/** The figures of this session, and of the one before at the same day; null where there is none. */
const compared = <Shape extends z.ZodType>(shape: Shape) => ({
  now: shape,
  before: shape.nullable(),
});

export const reportCalls = {
  'GET /formation-statistics/report/': {
    summary:
      'A session beside the one before at the same day, as a whole and formation by formation',
    roles: staff,
    auditAction: null,
    query: z.object({ session: id }),
    answer: z.object({
      session: z.string(),
      /** The day of which the figures are: today, or the last of a session that is over. */
      day: z.string(),
      before: z.object({ session: z.string(), day: z.string() }).nullable(),
      steps: z.array(z.object({ step: z.enum(reportStepKeys), ...compared(z.int()) })),
      /** Whose enrolment is finalised and goes on. */
      placed: z.object(compared(z.int())),
      /** From the yes of both to the signature, the middle one, in days. */
      days_to_signature: z.object(compared(z.int().nullable())),
      formations: z.array(
        z.object({
          formation_id: z.int(),
          formation: z.string(),
          complete: z.int(),
          placed: z.int(),
          /** Placed of complete, of 1; null where nobody is complete. */
          rate: z.object(compared(z.number().nullable())),
        }),
      ),
    }),
    addition: true,
  },
} as const satisfies Calls;
