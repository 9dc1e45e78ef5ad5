import { companyContact } from '../fields/contacts.ts';
import {
  reasonKeysOf,
  refusalReasonKeys,
  type RefusalReasonKey,
} from '@tandem/domain/matches/refusal-reasons';
import { z } from 'zod';
import { enrolmentRecord } from '../enrolments/enrolment-record.ts';
import { batch } from '../fields/batch.ts';
import { applicant, signedIn, staff, type Calls } from '../call.ts';
import { choice, flag, id, optionalText, page, pageOrNone, unlessEmpty } from '../fields/fields.ts';
import { matchFilters } from './match-filters.ts';
import { matchId, matchStatus, typedStatus } from './match-id.ts';
import { matchExplanation } from './match-explanation.ts';
import { matchGroup } from './match-group.ts';
import { awaitedAnswer } from './match-awaited.ts';
import { standingFields } from './match-standing.ts';
import { matchedApplicant } from '../candidates/candidates.ts';
import { matchedOffer } from '../needs/needs.ts';

const scoreParts = z.object({
  score: z.number(),
  industry_score: z.number(),
  test_score: z.number(),
  geographic_score: z.number(),
  resume_score: z.number(),
});

const candidateReasonKeys = [...reasonKeysOf.candidate] as [
  RefusalReasonKey,
  ...RefusalReasonKey[],
];

export const matchRecord = z.object({
  id: z.int(),
  status: matchStatus,
  ...scoreParts.shape,
  ...standingFields,
  created_at: z.string(),
  offer: matchedOffer,
  application: z.object({ applicant: matchedApplicant }),
  /** The statuses that the reader may set now. */
  open_moves: z.array(matchStatus),
  /** Since when the candidate says that this need interests them. */
  interested_at: z.string().nullable(),
  /** Whether the reader may say so now, or take it back. */
  may_show_interest: z.boolean(),
  /** Whom the candidate reaches at the company, once it has said yes; null for other readers. */
  contact: companyContact.nullable(),
  /** Whether the reader may withdraw now from what both have said yes to. */
  may_withdraw: z.boolean(),
  /** What the reader may take back, and until when by the server's clock; null where there is nothing. */
  undo: z.object({ move: z.int(), until: z.string(), seconds_left: z.int() }).nullable(),
  /** Whether the reader may finalise now, by saving the contract sheet. */
  may_finalise: z.boolean(),
  /** The candidate has a finalised enrolment with another need of the session; never told to the candidate. */
  already_placed: z.boolean(),
  /** The candidate is placed elsewhere: nothing moves here until that enrolment is broken. */
  set_aside: z.boolean(),
  /** To its two sides, while the company has not answered; null otherwise. */
  awaited: awaitedAnswer.nullable(),
  /** What the match has become once finalised. */
  enrolment: enrolmentRecord.nullable(),
});

/** What may go with a refusal; the other side learns of the reason only where that is asked for. */
const refusalWords = {
  /** For the centre alone. */
  comment: optionalText(1000).optional(),
  tell_reason: flag.optional(),
};

/** What may go with a move; `note` and `quiet` are the staff's. */
const moveWords = {
  /** Of the list of the side that refuses. */
  reason: unlessEmpty(choice(refusalReasonKeys).optional()),
  ...refusalWords,
  /** Told to both sides. */
  note: optionalText(1000).optional(),
  /** Recorded without telling anybody. */
  quiet: flag.optional(),
  batch,
};

export const matchCalls = {
  'GET /matches/': {
    summary: "The signed-in candidate's or company's matches",
    roles: ['applicant', 'company'],
    auditAction: 'see_list',
    query: z.object(page),
    answer: z.array(matchRecord),
  },
  'GET /matches/{id}/': {
    summary: 'One match',
    roles: signedIn,
    auditAction: 'see_match',
    params: z.object({ id: matchId }),
    answer: matchRecord,
    addition: true,
  },
  'POST /matches/{id}/': {
    summary: 'Move a match; 409 with the current status when the move is not open',
    roles: signedIn,
    auditAction: 'move_match',
    params: z.object({ id: matchId }),
    body: z.object({ action: typedStatus, ...moveWords }),
    answer: matchRecord,
  },
  'PUT /matches/{id}/interest/': {
    summary: 'Say that a need interests one, while the company has not answered',
    roles: applicant,
    auditAction: 'show_interest',
    params: z.object({ id: matchId }),
    answer: matchRecord,
    addition: true,
  },
  'DELETE /matches/{id}/interest/': {
    summary: 'Take back that a need interests one',
    roles: applicant,
    auditAction: 'show_interest',
    params: z.object({ id: matchId }),
    answer: matchRecord,
    addition: true,
  },
  'POST /matches/{id}/undo/': {
    summary: 'Take back one’s own answer, within ten minutes and before anything else happens',
    roles: signedIn,
    auditAction: 'undo_move',
    params: z.object({ id: matchId }),
    /** Which move, as the match names it. */
    body: z.object({ move: id, batch }),
    answer: matchRecord,
    addition: true,
  },
  'POST /matches/{id}/withdraw/': {
    summary: 'Withdraw, with a reason, from a match that both sides have accepted',
    roles: applicant,
    auditAction: 'withdraw_match',
    params: z.object({ id: matchId }),
    body: z.object({ reason: choice(candidateReasonKeys), ...refusalWords }),
    answer: matchRecord,
    addition: true,
  },
  'GET /matches/{id}/explanation/': {
    summary: 'What each part of the score of a match rests on',
    roles: signedIn,
    auditAction: 'see_match',
    params: z.object({ id: matchId }),
    answer: matchExplanation,
    addition: true,
  },
  'GET /matches/{id}/history/': {
    summary: 'Who moved a match, when, from what to what',
    roles: staff,
    auditAction: null,
    params: z.object({ id: matchId }),
    query: z.object(page),
    answer: z.array(
      z.object({
        at: z.string(),
        /** Name of the person or the company; empty when the account is gone. */
        by: z.string(),
        role: z.enum(['applicant', 'company', 'staff', 'superuser']),
        from: matchStatus,
        to: matchStatus,
        reason: z.enum(refusalReasonKeys).nullable(),
        comment: z.string().nullable(),
        /** Whether the other side was, or will be, told the reason. */
        reason_told: z.boolean(),
        note: z.string().nullable(),
        quiet: z.boolean(),
        /** It takes back the step before it. */
        undone: z.boolean(),
        /** A break of the enrolment, or that it was told by mistake: the status stays. */
        step: z.enum(['broken', 'restored']).nullable(),
      }),
    ),
    addition: true,
  },
  'GET /match_applicants/': {
    summary: 'All matches, filtered',
    roles: staff,
    auditAction: 'see_list',
    query: matchFilters.extend(page),
    answer: z.array(matchRecord),
  },
  'GET /match_applicants/groups/': {
    summary:
      'The groups that the filtered matches form, by need or by candidate, with the statistics of the whole',
    roles: staff,
    auditAction: 'see_list',
    query: matchFilters.extend(pageOrNone).extend({ by: z.enum(['offer', 'applicant']) }),
    answer: z.object({
      total_matches: z.int(),
      average_score: z.number().nullable(),
      groups: z.array(matchGroup),
    }),
    addition: true,
  },
  'GET /match_applicants/groups/{by}/{id}/': {
    summary: 'The filtered matches of one group',
    roles: staff,
    auditAction: 'see_list',
    params: z.object({ by: z.enum(['offer', 'applicant']), id }),
    query: matchFilters.extend(page),
    answer: z.array(matchRecord),
    addition: true,
  },
} as const satisfies Calls;
