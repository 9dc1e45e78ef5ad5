import { z } from 'zod';
import type { Calls } from '../call.ts';
import { date, flag, page } from '../fields/fields.ts';
import { matchId } from './match-id.ts';

const bothSides = ['applicant', 'company'] as const;

/** What the reader's side has marked on a match for itself; the other side never sees it. */
const matchMark = z.object({
  /** Of the match. */
  id: z.int(),
  /** A company's choice among the candidates of its need. */
  shortlisted: z.boolean(),
  /** The day on which a match that was put off comes back. */
  later_until: z.string().nullable(),
});

export const matchMarkCalls = {
  'GET /match_marks/': {
    summary: 'The matches that the signed-in candidate or company has shortlisted or put off',
    roles: bothSides,
    auditAction: null,
    query: z.object(page),
    answer: z.array(matchMark),
    addition: true,
  },
  'PUT /matches/{id}/mark/': {
    summary:
      'Shortlist a match, or put it off until a day: a company what it has queued, a candidate what a company has accepted',
    roles: bothSides,
    auditAction: 'mark_match',
    params: z.object({ id: matchId }),
    body: z
      .object({
        /** A company's alone; as it was where it is left out. */
        shortlisted: flag.optional(),
        /** As it was where it is left out; empty: without a day. */
        later_until: z.union([z.literal(''), date, z.null()]).optional(),
      })
      .refine(
        (sent) => sent.shortlisted !== undefined || sent.later_until !== undefined,
        'Dites ce qui change.',
      ),
    answer: matchMark,
    addition: true,
  },
  'POST /matches/{id}/reading/': {
    summary: 'Note that the company has opened the candidate’s sheet; the first time is kept',
    roles: ['company'],
    auditAction: null,
    params: z.object({ id: matchId }),
    answer: 'empty',
    addition: true,
  },
} as const satisfies Calls;
