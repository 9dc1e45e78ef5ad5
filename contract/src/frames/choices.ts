import { z } from 'zod';
import { referenceCalls } from '../reference/reference.ts';

/** What the sheets of candidates and companies let one choose from. */
export const choicesQuery = { choices: z.literal('true').optional() };

export const choices = {
  sectors: referenceCalls['GET /sector/'].answer.optional(),
  sizes: referenceCalls['GET /company/sizes/'].answer.optional(),
  workforce: referenceCalls['GET /company/workforce/'].answer.optional(),
};
