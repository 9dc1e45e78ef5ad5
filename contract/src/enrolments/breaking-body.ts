import { breakerKeys, breakReasonKeys } from '@tandem/domain/enrolments/breaking';
import { z } from 'zod';
import { choice, date, flag, optionalText } from '../fields/fields.ts';

export const breakingBody = z.object({
  broken_on: date,
  broken_by: choice(breakerKeys),
  reason: choice(breakReasonKeys),
  /** For the centre alone. */
  comment: optionalText(1000),
  /** Told to those concerned; the staff's, as is the next. */
  note: optionalText(1000),
  /** Recorded without telling anybody. */
  quiet: flag.default(false),
});

export const restoringBody = z.object({ note: optionalText(1000), quiet: flag.default(false) });
