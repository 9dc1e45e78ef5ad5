import { contractTypeKeys } from '@tandem/domain/reference/contract-types';
import { levelKeys } from '@tandem/domain/reference/levels';
import { z } from 'zod';
import { company, staff, type Calls } from './call.ts';
import {
  choice,
  flag,
  id,
  integer,
  optionalText,
  page,
  referenceTo,
  references,
  text,
  unlessEmpty,
} from './fields.ts';
import { named } from './shapes.ts';
import { sessionRecord } from './programmes.ts';

/** A need as anyone may see it who meets it in a match. */
export const matchedOffer = z.object({
  id: z.int(),
  title: z.string(),
  location: z.string(),
  contract_type: z.enum(contractTypeKeys),
  target_educational_level: z.enum(levelKeys),
  description: z.string(),
  formations: z.array(named),
  skills: z.array(named),
  session: sessionRecord,
  session_id: z.int(),
  company: named.nullable(),
  is_active: z.boolean(),
  /** How many candidates it has room for. */
  seats: z.int(),
  created_at: z.string(),
});

/** A need as its company and the staff see it. */
const offerRecord = matchedOffer.extend({
  formations_ids: z.array(z.int()),
  same_entity_location: z.boolean(),
  token: z.string(),
  number_of_matches: z.int(),
});

const offer = z.object({
  title: text(200),
  location: optionalText(120),
  contract_type: unlessEmpty(choice(contractTypeKeys).default('Autre')),
  target_educational_level: choice(levelKeys),
  description: optionalText(10_000),
  formations_ids: references(id, 100).refine(
    (ids) => ids.length > 0,
    'Choisissez au moins une formation.',
  ),
  skills: references(id, 60),
  same_entity_location: flag.default(false),
  /** An addition: a client that does not know it makes one seat, and leaves those there are as they are. */
  seats: unlessEmpty(integer(1, 999).optional()),
});

const noSession = 'Veuillez sélectionner une session académique';

/** Ids, with the one sentence that a missing session calls for. */
const session_id = unlessEmpty(referenceTo(z.union([z.number(), z.string()], noSession).pipe(id)));

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
    body: offer.extend({ session_id }),
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
