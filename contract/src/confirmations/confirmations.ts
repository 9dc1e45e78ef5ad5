import { needStates } from '@tandem/domain/needs/need-state';
import { z } from 'zod';
import { fillingChannelKeys } from '@tandem/domain/needs/closing';
import { confirmationAnswers } from '@tandem/domain/confirmations/answers';
import { everyone, type Calls } from '../call.ts';
import { choice, date, id, token, unlessEmpty } from '../fields/fields.ts';

/** One of the things that a link of a message asks about: as much as its message said. */
const asked = z.object({
  /** The need; null for a candidate's sheet. */
  need: z.int().nullable(),
  about: z.enum(['applicant', 'need']),
  /** Whom it greets: a first name, or a company. */
  name: z.string(),
  /** Of a need; null for a candidate's sheet. */
  title: z.string().nullable(),
  formations: z.array(z.string()),
  session: z.string(),
  /** Of a need; null for a candidate's sheet. */
  state: z.enum(needStates).nullable(),
  /** The day on which a need that is set aside comes back. */
  until: z.string().nullable(),
  /** How many candidates of a need wait for its company; 0 for a candidate’s sheet. */
  waiting: z.int(),
  confirmed_at: z.string().nullable(),
});

const confirmation = asked.extend({
  /** The other needs of the company that the link asks about. */
  others: z.array(asked),
});

export const confirmationCalls = {
  'GET /confirmations/{token}/': {
    summary:
      'What a link asks to confirm: a candidate’s sheet, or needs of a company; reading it changes nothing',
    roles: everyone,
    auditAction: null,
    params: z.object({ token }),
    answer: confirmation,
    addition: true,
  },
  'POST /confirmations/{token}/': {
    summary:
      'Say that the sheet or the need still holds; of a need also that it is filled elsewhere, or set aside until a day',
    roles: everyone,
    auditAction: 'confirm_record',
    params: z.object({ token }),
    body: z.object({
      /** Which need is meant; without it the first that the link asks about. */
      need: id.optional(),
      answer: choice(confirmationAnswers),
      /** Where a need was filled. */
      channel: unlessEmpty(choice(fillingChannelKeys).optional()),
      /** The day on which one that is set aside comes back. */
      until: unlessEmpty(date.optional()),
    }),
    answer: confirmation,
    addition: true,
  },
} as const satisfies Calls;
