import { seenBy } from '@tandem/domain/fields/field';
import { needFields } from '@tandem/domain/needs/need-fields';
import {
  fillingChannelKeys,
  waitingStatuses,
  withdrawalReasonKeys,
} from '@tandem/domain/needs/closing';
import { filledBy, needStates } from '@tandem/domain/needs/need-state';
import { z } from 'zod';
import { answeredFields, sentFields } from '../fields/field-shapes.ts';
import { company, staff, type Calls } from '../call.ts';
import { choice, flag, id, integer, page, referenceTo, unlessEmpty } from '../fields/fields.ts';
import { closing, reopening } from './need-closing.ts';
import { named } from '../fields/shapes.ts';
import { sessionRecord } from '../programmes/programmes.ts';

/** A need as anyone may see it who meets it in a match. */
export const matchedOffer = z.object({
  id: z.int(),
  ...answeredFields(seenBy(needFields, 'match')),
  formations: z.array(named),
  session: sessionRecord,
  /** Whether that school year is closed: nothing moves in it any more. */
  session_closed: z.boolean(),
  company: named.nullable(),
  is_active: z.boolean(),
  /** An addition: `is_active` says no more than whether this is `active`. */
  state: z.enum(needStates),
  /** The day on which a need that is set aside comes back; null where none is said. */
  set_aside_until: z.string().nullable(),
  created_at: z.string(),
});

/** A need as its company and the staff see it. */
const offerRecord = matchedOffer.extend({
  ...answeredFields(seenBy(needFields, 'own')),
  token: z.string(),
  number_of_matches: z.int(),
  /** Additions: how many of them wait for the company's answer, and how many for the contract sheet; none where the need is closed. */
  to_answer: z.int(),
  to_finalise: z.int(),
  /** Since when it has its state. */
  state_since: z.string(),
  /** How it was filled; null for a need that is not. */
  filled_by: z.enum(Object.values(filledBy)).nullable(),
  /** When the link of the test was last sent to the tutor from here. */
  tutor_asked_at: z.string().nullable(),
  /** Since when mail to the tutor, or SMS, is refused; null where it is not. */
  tutor_refused_at: z.string().nullable(),
  tutor_phone_refused_at: z.string().nullable(),
  /** When the tutor answered the test, and who that was. */
  test_answered_at: z.string().nullable(),
  test_answered_by: z.string().nullable(),
  /** Finalised enrolments that hold a seat. */
  seats_taken: z.int(),
  /** Which save of it this is. */
  version: z.int(),
});

const noSession = 'Veuillez sélectionner une session académique';

/** Ids, with the one sentence that a missing session calls for. */
const session_id = unlessEmpty(referenceTo(z.union([z.number(), z.string()], noSession).pipe(id)));

const { min, max } = needFields.seats;

const sent = sentFields(needFields);

/** Additions as well: what is not sent stays, what is empty is taken away. */
const added = {
  start_date: sent.start_date.optional(),
  centre_rhythm: sent.centre_rhythm.optional(),
  pay_above_minimum: sent.pay_above_minimum.optional(),
  mobility: sent.mobility.optional(),
  remote_days: sent.remote_days.optional(),
  tutor_first_name: sent.tutor_first_name.optional(),
  tutor_last_name: sent.tutor_last_name.optional(),
  tutor_email: sent.tutor_email.optional(),
  tutor_phone: sent.tutor_phone.optional(),
};

const offer = z.object({
  ...sent,
  session_id,
  /** An addition: a client that does not know it makes one seat, and leaves those there are as they are. */
  seats: unlessEmpty(integer(min, max).optional()),
  ...added,
});

/**
 * The `version` that one has seen of a need that is changed: where somebody else has saved meanwhile, one is told. Not called
 * like it: a client that sends back what it has read, and knows nothing of versions, is never refused.
 */
const seen_version = unlessEmpty(integer(1, 2_147_483_647).optional());

const change = offer.extend({ session_id: session_id.optional(), seen_version });

/** A copy has the tutor of the need that it copies, and with them their answers; unless another tutor is sent. */
const newOffer = offer.extend({ same_tutor_as: unlessEmpty(id.optional()) });

const waiting = z.array(z.object({ status: z.literal([...waitingStatuses]), count: z.int() }));

export const needCalls = {
  'GET /company/{id}/offers/': {
    summary: 'The needs of a company',
    roles: staff,
    auditAction: 'see_company',
    params: z.object({ id }),
    query: z.object(page),
    answer: z.array(offerRecord),
  },
  'GET /offers/': {
    summary: "The signed-in company's needs",
    roles: company,
    auditAction: null,
    query: z.object(page),
    answer: z.array(offerRecord),
  },
  'POST /offers/': {
    summary:
      'Create a need, inactive until the tutor has passed the test; a copy may take their answers along',
    roles: company,
    auditAction: 'save_offer',
    body: newOffer,
    answer: offerRecord,
    statuses: [201],
  },
  'PUT /offers/{id}/': {
    summary: 'Change a need',
    roles: company,
    auditAction: 'save_offer',
    params: z.object({ id }),
    body: change,
    answer: offerRecord,
  },
  'GET /offers/{id}/': {
    summary: 'One need, with the town of its company',
    roles: ['company', 'staff', 'superuser'],
    auditAction: 'see_company',
    params: z.object({ id }),
    answer: offerRecord.extend({ company_city: z.string().nullable() }),
    addition: true,
  },
  'PUT /offers/{id}/correction/': {
    summary: 'Change a need on behalf of its company, which is told what has changed',
    roles: staff,
    auditAction: 'correct_offer',
    params: z.object({ id }),
    body: change.extend({ tell: flag.default(true) }),
    answer: offerRecord,
    addition: true,
  },
  'DELETE /offers/{id}/': {
    summary: 'Delete a need with its matches',
    roles: company,
    auditAction: 'delete_offer',
    params: z.object({ id }),
    answer: 'empty',
  },
  'GET /offers/{id}/waiting/': {
    summary:
      'How many candidates wait at which status, before a need is closed, reopened or deleted',
    roles: ['company', 'staff', 'superuser'],
    auditAction: null,
    params: z.object({ id }),
    answer: z.object({
      state: z.enum(needStates),
      /** The states that the reader may set now. */
      open_states: z.array(z.enum(needStates)),
      seats: z.int(),
      seats_taken: z.int(),
      /** Candidates who are placed elsewhere do not wait. */
      waiting,
    }),
    addition: true,
  },
  'POST /offers/{id}/closing/': {
    summary: 'Set a need aside, say that it is filled, or withdraw it; tells those who wait',
    roles: ['company', 'staff', 'superuser'],
    auditAction: 'close_offer',
    params: z.object({ id }),
    body: closing,
    answer: offerRecord,
    addition: true,
  },
  'POST /offers/{id}/reopening/': {
    summary: 'Reopen a need that was closed; its candidates are looked for again',
    roles: ['company', 'staff', 'superuser'],
    auditAction: 'reopen_offer',
    params: z.object({ id }),
    body: reopening,
    answer: offerRecord,
    addition: true,
  },
  'POST /offers/{id}/tutor-link/': {
    summary: 'Send the tutor of a need the link of the test, by mail or SMS',
    roles: ['company', 'staff', 'superuser'],
    auditAction: 'send_tutor_link',
    params: z.object({ id }),
    body: z.object({ channel: choice(['mail', 'sms']) }),
    answer: offerRecord,
    addition: true,
  },
  'GET /offers/{id}/moves/': {
    summary: 'Which states a need has been through, and who set them',
    roles: staff,
    auditAction: null,
    params: z.object({ id }),
    query: z.object(page),
    answer: z.array(
      z.object({
        at: z.string(),
        /** Name of the person or the company; empty where nobody did it, or the account is gone. */
        by: z.string(),
        role: z.enum(['company', 'staff', 'superuser', 'tutor', 'tandem']),
        from: z.enum(needStates),
        to: z.enum(needStates),
        until: z.string().nullable(),
        filled_by: z.enum(Object.values(filledBy)).nullable(),
        channel: z.enum(fillingChannelKeys).nullable(),
        reason: z.enum(withdrawalReasonKeys).nullable(),
        note: z.string().nullable(),
      }),
    ),
    addition: true,
  },
} as const satisfies Calls;
