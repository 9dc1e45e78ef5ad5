import { instalmentKeys } from '@tandem/domain/contracts/payments/instalments';
import { z } from 'zod';
import { staff, type Calls } from '../call.ts';
import { choice, date, unlessEmpty } from '../fields/fields.ts';
import { matchId } from '../matches/match-id.ts';

const payments = z.array(
  z.object({
    instalment: z.enum(instalmentKeys),
    /** From when on it is to come. */
    due_on: z.string(),
    /** Null as long as nobody has said that it came. */
    received_on: z.string().nullable(),
    noted_by: z.string().nullable(),
  }),
);

export const contractPaymentCalls = {
  'GET /contract/file/{matchId}/payments/': {
    summary: 'The instalments in which an OPCO pays for an accepted contract, and which have come',
    roles: staff,
    auditAction: null,
    params: z.object({ matchId }),
    answer: payments,
    addition: true,
  },
  'PUT /contract/file/{matchId}/payments/{instalment}/': {
    summary: 'Tell that an instalment has come, or that it has not',
    roles: staff,
    auditAction: 'move_contract_file',
    params: z.object({ matchId, instalment: choice(instalmentKeys) }),
    body: z.object({ received_on: unlessEmpty(date.optional()) }),
    answer: payments,
    addition: true,
  },
} as const satisfies Calls;
