import { z } from 'zod';
import { reachedAt } from './shapes.ts';

/** Whom a candidate reaches at a company. */
export const companyContact = z.object({
  name: z.string().nullable(),
  role: z.string().nullable(),
  phone: z.string().nullable(),
  email: reachedAt,
  /** From both sides' yes on: who will look after the candidate there. */
  tutor: z
    .object({ name: z.string(), phone: z.string().nullable(), email: z.string().nullable() })
    .nullable(),
});
