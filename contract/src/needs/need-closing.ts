import { fillingChannelKeys, withdrawalReasonKeys } from '@tandem/domain/needs/closing';
import { needFields } from '@tandem/domain/needs/need-fields';
import { closedNeedStates } from '@tandem/domain/needs/need-state';
import { z } from 'zod';
import { batch } from '../fields/batch.ts';
import { choice, date, flag, integer, optionalText, unlessEmpty } from '../fields/fields.ts';

/** What closing a need tells; what each state needs beside itself is judged in domain/needs/closing. */
export const closing = z.object({
  state: choice(closedNeedStates),
  /** For a need set aside: the day on which it comes back. */
  until: unlessEmpty(date.optional()),
  /** For a filled one: through Tandem, or elsewhere. */
  filled_by: unlessEmpty(choice(['tandem', 'elsewhere']).optional()),
  channel: unlessEmpty(choice(fillingChannelKeys).optional()),
  /** For one that is withdrawn. */
  reason: unlessEmpty(choice(withdrawalReasonKeys).optional()),
  /** For the centre alone. */
  note: optionalText(1000),
  /** A word for those who had a yes. */
  word: optionalText(1000),
  /** Whether those who wait are told; only the staff may leave it out. */
  tell: flag.default(true),
  batch,
});

/** What opening a closed need again may ask for. */
export const reopening = z.object({
  /** More seats than before, for a need whose seats are all taken. */
  seats: unlessEmpty(integer(needFields.seats.min, needFields.seats.max).optional()),
  tell: flag.default(true),
  batch,
});
