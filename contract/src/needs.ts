import { seenBy } from '@tandem/domain/fields/field';
import { needFields } from '@tandem/domain/needs/need-fields';
import { z } from 'zod';
import { answeredFields, sentFields } from './field-shapes.ts';
import { company, staff, type Calls } from './call.ts';
import { id, integer, page, referenceTo, unlessEmpty } from './fields.ts';
import { named } from './shapes.ts';
import { sessionRecord } from './programmes.ts';

/** A need as anyone may see it who meets it in a match. */
export const matchedOffer = z.object({
  id: z.int(),
  ...answeredFields(seenBy(needFields, 'match')),
  formations: z.array(named),
  session: sessionRecord,
  company: named.nullable(),
  is_active: z.boolean(),
  created_at: z.string(),
});

/** A need as its company and the staff see it. */
const offerRecord = matchedOffer.extend({
  ...answeredFields(seenBy(needFields, 'own')),
  token: z.string(),
  number_of_matches: z.int(),
});

const noSession = 'Veuillez sélectionner une session académique';

/** Ids, with the one sentence that a missing session calls for. */
const session_id = unlessEmpty(referenceTo(z.union([z.number(), z.string()], noSession).pipe(id)));

const { min, max } = needFields.seats;

const offer = z.object({
  ...sentFields(needFields),
  session_id,
  /** An addition: a client that does not know it makes one seat, and leaves those there are as they are. */
  seats: unlessEmpty(integer(min, max).optional()),
});

export const needCalls = {
  'GET /company/{id}/offers/': {
    summary: 'The needs of a company',
    roles: staff,
    deed: 'see_company',
    params: z.object({ id }),
    query: z.object(page),
    answer: z.array(offerRecord),
  },
  'GET /offers/': {
    summary: "The signed-in company's needs",
    roles: company,
    deed: null,
    query: z.object(page),
    answer: z.array(offerRecord),
  },
  'POST /offers/': {
    summary: 'Create a need, inactive until the tutor has passed the test',
    roles: company,
    deed: 'save_offer',
    body: offer,
    answer: offerRecord,
    statuses: [201],
  },
  'PUT /offers/{id}/': {
    summary: 'Change a need',
    roles: company,
    deed: 'save_offer',
    params: z.object({ id }),
    body: offer.extend({ session_id: session_id.optional() }),
    answer: offerRecord,
  },
  'DELETE /offers/{id}/': {
    summary: 'Delete a need with its matches',
    roles: company,
    deed: 'delete_offer',
    params: z.object({ id }),
    answer: 'empty',
  },
} as const satisfies Calls;
