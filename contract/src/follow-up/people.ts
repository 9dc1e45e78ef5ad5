import { meetingKindKeys, meetingStates } from '@tandem/domain/meetings/meeting';
import { matchStatuses } from '@tandem/domain/matches/match';
import { needStates } from '@tandem/domain/needs/need-state';
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
import { wait } from './own-waits.ts';
import { filledByCentre, reachedAt } from '../fields/shapes.ts';
import { note } from '../notes/notes.ts';

/** What can have happened to somebody, as their page tells it. */
export const happenings = [
  'added',
  'invited',
  'opened',
  'registered',
  'sheet',
  'filled',
  'test',
  'refused_mail',
  'late_mail',
  'refused_sms',
  'late_sms',
  'mail',
  'sms',
  'match',
  'read',
  'meeting',
  'need',
  'contract',
  'reminder',
  'told',
  'note',
] as const;

const peopleMax = 500;
const tagsMax = 20;

/** What the form showed before anything was typed, as it was answered: what somebody else has written since is not undone. */
const seenText = z
  .string()
  .max(300)
  .nullish()
  .transform((value) => (value === '' ? null : value));

const status = z.union(matchStatuses.map((one) => z.literal(one)));

const person = z.object({
  account_id: z.int(),
  side: z.enum(['applicant', 'company']),
  /** Of the candidate or the company. */
  record_id: z.int(),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: reachedAt,
  phone: z.string().nullable(),
  /** Of a company: whom one asks for, and as what. */
  contact_name: z.string().nullable(),
  contact_role: z.string().nullable(),
  registered_at: z.string().nullable(),
  /** An address that waits to be confirmed by its owner. */
  new_email: z.string().nullable(),
  new_email_confirmed: z.boolean(),
  /** Until then whoever reads at the address of before may say no; null where nothing but its owner's word is waited for. */
  new_email_from: z.string().nullable(),
  stage: z.string(),
  /** Whether the sheet is complete. */
  page_done: z.boolean(),
  /** Of a candidate. */
  test_done: z.boolean(),
  /** Of a candidate's sheet that the staff filled in, until they save it themselves. */
  filled_by_centre: filledByCentre.nullable(),
  programme: z.string().nullable(),
  /** From where they came, as a list that was brought in says it. */
  source: z.string().nullable(),
  /** Of a company. */
  siret: z.string().nullable(),
  referent_id: z.int().nullable(),
  waits: z.array(wait),
  /** Those that moved, newest first, then the best. */
  matches: z.array(
    z.object({
      id: z.int(),
      /** The other side, and its account. */
      other: z.string(),
      other_account_id: z.int(),
      need_id: z.int(),
      title: z.string(),
      status,
      score: z.number(),
      moved_at: z.string().nullable(),
      /** An answer that rests: who owes it, and the day on which it is asked for again; they have put it off, or the two meet until then. */
      resting: z.object({ on: z.enum(['applicant', 'company']), until: z.string() }).nullable(),
      /** The day on which its contract ended before its time. */
      broken_on: z.string().nullable(),
      has_contract: z.boolean(),
    }),
  ),
  matches_total: z.int(),
  needs: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      state: z.enum(needStates),
      state_since: z.string(),
      seats: z.int(),
      /** How many candidates it has matches with. */
      matches: z.int(),
    }),
  ),
  meetings: z.array(
    z.object({
      id: z.int(),
      match_id: z.int(),
      other: z.string(),
      title: z.string(),
      state: z.enum(meetingStates),
      kind: z.enum(meetingKindKeys),
      starts_at: z.string().nullable(),
    }),
  ),
  /** What would have been written, were there an address: it is told by whoever of the staff calls. */
  calls: z.array(z.object({ id: z.int(), at: z.string(), subject: z.string(), text: z.string() })),
  notes: z.array(note),
  timeline: z.array(
    z.object({
      /** Its place, the newest first. */
      id: z.int(),
      at: z.string(),
      what: z.enum(happenings),
      text: z.string(),
      /** Who did it; null for Tandem, or where the account is gone. */
      by: z.string().nullable(),
    }),
  ),
});

export const peopleCalls = {
  'GET /follow-up/people/{id}/': {
    summary: 'All that the staff see to about a candidate or a company, by their account',
    roles: staff,
    auditAction: 'see_person',
    params: z.object({ id }),
    answer: person,
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
