import { needStates } from '@tandem/domain/needs/need-state';
import { z } from 'zod';
import { everyone, type Calls } from './call.ts';
import { token } from './fields.ts';

/** What a link of a message asks about: as much as its message said. */
const confirmation = z.object({
  about: z.enum(['applicant', 'need']),
  /** Whom it greets: a first name, or a company. */
  name: z.string(),
  /** Of a need; null for a candidate's sheet. */
  title: z.string().nullable(),
  formations: z.array(z.string()),
  session: z.string(),
  /** Of a need; null for a candidate's sheet. */
  state: z.enum(needStates).nullable(),
  confirmed_at: z.string().nullable(),
});

export const confirmationCalls = {
  'GET /confirmations/{token}/': {
    summary:
      'What a link asks to confirm: a candidate’s sheet or a need; reading it changes nothing',
    roles: everyone,
    auditAction: null,
    params: z.object({ token }),
    answer: confirmation,
    addition: true,
  },
  'POST /confirmations/{token}/': {
    summary: 'Say that the sheet or the need still holds',
    roles: everyone,
    auditAction: 'confirm_record',
    params: z.object({ token }),
    answer: confirmation,
    addition: true,
  },
} as const satisfies Calls;
