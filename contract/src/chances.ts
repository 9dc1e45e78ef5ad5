import { contractTypeKeys } from '@tandem/domain/reference/contract-types';
import { z } from 'zod';
import { applicant, type Calls } from './call.ts';

export const chancesCalls = {
  'GET /chances/': {
    summary: 'What keeps needs of their formation from a candidate by one rule alone',
    roles: applicant,
    auditAction: null,
    answer: z.object({
      /** Null while the sheet or the test is not complete. */
      chances: z
        .object({
          /** Needs of the candidate's formation and session that look for somebody. */
          needs: z.int(),
          /** Those that every rule lets through. */
          open: z.int(),
          /** Wider limits (km; -1 for none) with how many needs each would add. */
          farther: z.array(z.object({ km: z.int(), gain: z.int() })),
          /** Distance of the nearest need that only the limit keeps away, in km. */
          nearest_km: z.int().nullable(),
          contracts: z.array(z.object({ contract_type: z.enum(contractTypeKeys), gain: z.int() })),
          wait_for_tutor: z.int(),
          other_level: z.int(),
        })
        .nullable(),
    }),
    addition: true,
  },
} as const satisfies Calls;
