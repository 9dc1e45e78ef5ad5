import { breakerKeys, breakReasonKeys } from '@tandem/domain/enrolments/breaking';
import { enrolmentMoveKeys, enrolmentStateKeys } from '@tandem/domain/enrolments/enrolment';
import { z } from 'zod';

/** What a finalised match has become. */
export const enrolmentRecord = z.object({
  state: z.enum(enrolmentStateKeys),
  /** Days, as `2026-09-01`; null where the contract file does not tell. */
  begins_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  broken_on: z.string().nullable(),
  broken_by: z.enum(breakerKeys).nullable(),
  reason: z.enum(breakReasonKeys).nullable(),
  /** An estimate: days at the centre, leave and illness are not known. */
  within_trial: z.boolean().nullable(),
  /** What the reader may tell of it now. */
  open_moves: z.array(z.enum(enrolmentMoveKeys)),
});
