import { z } from 'zod';
import { staff, superuser, type Calls } from '../call.ts';
import {
  email,
  id,
  optionalName,
  optionalPhone,
  text,
  textOrEmpty,
  unlessEmpty,
} from '../fields/fields.ts';
import { personRecord } from './person-record.ts';

const peopleMax = 500;
const tagsMax = 20;

/** What the form showed before anything was typed, as it was answered: what somebody else has written since is not undone. */
const seenText = z
  .string()
  .max(300)
  .nullish()
  .transform((value) => (value === '' ? null : value));

export const peopleCalls = {
  'GET /follow-up/people/{id}/': {
    summary: 'All that the staff see to about a candidate or a company, by their account',
    roles: staff,
    auditAction: 'see_person',
    params: z.object({ id }),
    answer: personRecord,
    addition: true,
  },
  'PUT /follow-up/people/{id}/': {
    summary:
      'Correct name, e-mail or phone: a new address of an invited person is invited; one of a registered person is confirmed by its owner, asked for as sensitive calls are, and counts after seven days in which the address of before may say no, at once where a superuser asks for it or mail to the former one is refused',
    roles: staff,
    auditAction: 'correct_person',
    params: z.object({ id }),
    body: z.object({
      /** Of a candidate. */
      first_name: optionalName(100),
      last_name: optionalName(100),
      /** Of a company. */
      name: optionalName(200),
      contact_name: optionalName(120),
      /** May be empty for whoever has none. */
      email: unlessEmpty(email.nullish()).transform((value) => value ?? null),
      phone: optionalPhone,
      seen: z
        .object({
          first_name: seenText,
          last_name: seenText,
          name: seenText,
          contact_name: seenText,
          email: seenText,
          phone: seenText,
        })
        .optional(),
    }),
    answer: z.object({ invitation_sent: z.boolean(), confirmation_sent: z.boolean() }),
    addition: true,
  },
  'POST /follow-up/people/{id}/working-address/': {
    summary:
      'Say that an address which refused mail receives again: it is written to as before, and an invitation leaves once more',
    roles: staff,
    auditAction: 'trust_address',
    params: z.object({ id }),
    answer: z.object({ invitation_sent: z.boolean() }),
    addition: true,
  },
  'GET /follow-up/colleagues/': {
    summary: 'The staff, who can look after somebody or something',
    roles: staff,
    auditAction: null,
    answer: z.object({ items: z.array(z.object({ id: z.int(), name: z.string() })) }),
    addition: true,
  },
  'PUT /follow-up/referents/': {
    summary: 'Say who of the staff looks after these candidates and companies',
    roles: staff,
    auditAction: 'change_follow_up',
    body: z.object({
      account_ids: z.array(id).max(peopleMax, `Au plus ${peopleMax} à la fois.`),
      referent_id: id.nullable(),
    }),
    answer: z.object({ changed: z.int() }),
    addition: true,
  },
  'PUT /follow-up/sources/': {
    summary:
      'Say from where these candidates and companies came to the centre; an empty text takes it away',
    roles: staff,
    auditAction: 'change_follow_up',
    body: z.object({
      account_ids: z.array(id).max(peopleMax, `Au plus ${peopleMax} à la fois.`),
      /** Has to be said: one that was forgotten would take away what is known of everybody named. */
      source: textOrEmpty(200)
        .nullable()
        .transform((value) => value || null),
    }),
    answer: z.object({ changed: z.int() }),
    addition: true,
  },
  'PUT /follow-up/tags/': {
    summary: 'Give tags to these candidates and companies, and take others away',
    roles: staff,
    auditAction: 'change_follow_up',
    body: z.object({
      account_ids: z.array(id).max(peopleMax, `Au plus ${peopleMax} à la fois.`),
      add: z.array(text(40)).max(tagsMax, `Au plus ${tagsMax} étiquettes.`),
      remove: z.array(text(40)).max(tagsMax, `Au plus ${tagsMax} étiquettes.`),
    }),
    answer: z.object({ changed: z.int() }),
    addition: true,
  },
  'POST /follow-up/hand-over/': {
    summary: 'Give all that one of the staff looks after to another',
    roles: superuser,
    auditAction: 'change_follow_up',
    body: z.object({ from_id: id, to_id: id }),
    answer: z.object({ people: z.int(), notes: z.int() }),
    addition: true,
    sensitive: true,
  },
} as const satisfies Calls;
