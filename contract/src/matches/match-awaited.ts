import { z } from 'zod';

/** What may be said of a company's answer while it is still to come; what is not so, or not known, is left out. */
export const awaitedAnswer = z.object({
  /** The day on which the company first opened the candidate's sheet. */
  read_on: z.string().optional(),
  /** It has not; left out also where that is not known. */
  unread: z.literal(true).optional(),
  /** The day by which its answer is waited for. */
  due_on: z.string().optional(),
  /** That day has passed, and the centre sees to it. */
  late: z.literal(true).optional(),
});
