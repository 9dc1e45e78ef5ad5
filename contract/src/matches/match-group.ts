import { z } from 'zod';

/** How many wait for an answer of one side, and since when the first does. */
const owing = z.object({ count: z.int(), since: z.string().nullable() });

/** A line of the staff's list: the matches of one need, or of one candidate. */
export const matchGroup = z.object({
  id: z.int(),
  title: z.string(),
  count: z.int(),
  best_score: z.number(),
  company_owes: owing,
  applicant_owes: owing,
  /** Both have said yes, and the contract is to be finalised. */
  agreed: z.int(),
  /** Of a need. */
  seats: z.object({ total: z.int(), taken: z.int() }).nullable(),
});
