import { signingManners } from '@tandem/domain/follow-up/contract-waits/signing-manner';
import { waitKindKeys } from '@tandem/domain/follow-up/wait-kinds';
import { z } from 'zod';
import { keptEnrolmentRecord } from '../enrolments/kept-enrolments.ts';

export const waitKind = z.enum(waitKindKeys);

export const side = z.enum(['applicant', 'company']);

export const wait = z.object({
  kind: waitKind,
  account_id: z.int(),
  side,
  /** Of the candidate or the company. */
  record_id: z.int(),
  name: z.string(),
  subject: z.enum(['account', 'need', 'match', 'note']),
  subject_id: z.int(),
  /** What the need, or the note, that it is about is called; of a match, to its two sides, the other one's name. */
  title: z.string().nullable(),
  /** For how many it stands, such as candidates who wait for an answer. */
  count: z.int(),
  since: z.string(),
  due: z.string().nullable(),
  /** The last day on which it is in time, as `2026-09-01`, where law sets one. */
  limit: z.string().nullable(),
  /** That day has passed. */
  over: z.boolean(),
  late: z.boolean(),
  sent_count: z.int(),
  last_sent: z.string().nullable(),
  next_at: z.string().nullable(),
  next: z.enum(['reminder', 'staff']).nullable(),
  referent_id: z.int().nullable(),
});

const ownWait = wait
  .pick({
    kind: true,
    subject: true,
    subject_id: true,
    title: true,
    count: true,
    since: true,
    due: true,
    limit: true,
    over: true,
  })
  .extend({
    /** Of a signature: how it is given; null where on paper, by the reader. */
    manner: z.enum(signingManners).nullable(),
  });

export const ownWaits = z.object({
  waits: z.array(ownWait),
  /** Answers that are owed later: to whom, from when on, and whether the reader has put it off, or is to meet them first. */
  resting: z.array(
    ownWait
      .pick({ subject_id: true, title: true })
      .extend({ until: z.string(), put_off: z.boolean() }),
  ),
  /** The session that is closed, where all that the reader looks for stands in such: nothing new comes of it, and nobody writes. */
  closed_session: z.string().optional(),
  /** As their own call tells them, to the few candidates who have any. */
  kept_enrolments: z.array(keptEnrolmentRecord).optional(),
  /** Whose mail invites to sign online, where that is set up. */
  signing_service: z.string().nullable(),
});
