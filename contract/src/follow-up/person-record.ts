import { meetingKindKeys, meetingStates } from '@tandem/domain/meetings/meeting';
import { matchStatuses } from '@tandem/domain/matches/match';
import { needStates } from '@tandem/domain/needs/need-state';
import { z } from 'zod';
import { keptEnrolmentRecord } from '../enrolments/kept-enrolments.ts';
import { filledByCentre, reachedAt } from '../fields/shapes.ts';
import { note } from '../notes/notes.ts';
import { wait } from './own-waits.ts';

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

const status = z.union(matchStatuses.map((one) => z.literal(one)));

/** All that the staff see of somebody. */
export const personRecord = z.object({
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
  /** Of a candidate: those whose company has deleted its account. */
  kept_enrolments: z.array(keptEnrolmentRecord),
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
