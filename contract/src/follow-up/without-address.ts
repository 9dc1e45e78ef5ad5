import { toldAtOnce } from '@tandem/domain/follow-up/spoken-causes';
import { z } from 'zod';
import { staff, type Calls } from '../call.ts';
import { id, optionalName, optionalPhone, properName } from '../fields/fields.ts';

export const withoutAddressCalls = {
  'POST /follow-up/people/': {
    summary:
      'Add a candidate or a company without an e-mail address, whom the staff look after: they fill in the sheet and tell what would have been written',
    roles: staff,
    auditAction: 'add_person',
    body: z.discriminatedUnion('side', [
      z.object({
        side: z.literal('applicant'),
        first_name: properName(100),
        last_name: properName(100),
        phone: optionalPhone,
      }),
      z.object({
        side: z.literal('company'),
        name: properName(200),
        contact_name: optionalName(120),
        phone: optionalPhone,
      }),
    ]),
    answer: z.object({ account_id: z.int() }),
    statuses: [201],
    addition: true,
  },
  'POST /follow-up/people/{id}/told/': {
    summary:
      'Say that these were told, to somebody without an address; answers how many had not been',
    roles: staff,
    auditAction: 'tell_person',
    params: z.object({ id }),
    body: z.object({ calls: z.array(id).max(toldAtOnce, `Au plus ${toldAtOnce} à la fois.`) }),
    answer: z.object({ told: z.int() }),
    addition: true,
  },
} as const satisfies Calls;
