import { z } from 'zod';

/** What the answers of several areas are made of. Answers are sent as they are: no transform, no coercion. */

export const named = z.object({ id: z.int(), name: z.string() });

export const identity = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
});

/** Null for somebody without an address, whom the staff look after. */
export const reachedAt = z.string().nullable();

export const message = z.object({ message: z.string() });

/** Who of the staff filled a sheet in, and when; null for the name where the account is gone. */
export const filledByCentre = z.object({ at: z.string(), by: z.string().nullable() });
