import { z } from 'zod';
import { staff, type Calls } from '../call.ts';
import { page, id, unlessEmpty } from '../fields/fields.ts';
import { matchId } from '../matches/match-id.ts';
import { matchRecord } from '../matches/matches.ts';
import { breakingBody, restoringBody } from './breaking-body.ts';
import { keptEnrolmentCalls } from './kept-enrolments.ts';

export const enrolmentCalls = {
  ...keptEnrolmentCalls,
  'POST /matches/{id}/breaking/': {
    summary: 'Tell that the contract of a finalised enrolment has ended before its time',
    roles: ['company', 'staff', 'superuser'],
    auditAction: 'break_enrolment',
    params: z.object({ id: matchId }),
    body: breakingBody,
    answer: matchRecord,
    addition: true,
  },
  'POST /matches/{id}/restoring/': {
    summary: 'Take back a break that was told by mistake',
    roles: staff,
    auditAction: 'restore_enrolment',
    params: z.object({ id: matchId }),
    body: restoringBody,
    answer: matchRecord,
    addition: true,
  },
  'GET /formation-statistics/enrolments/': {
    summary:
      'Broken enrolments of each formation, and how many of their candidates were placed again',
    roles: staff,
    auditAction: null,
    query: z.object(page).extend({ session: unlessEmpty(id.optional()) }),
    answer: z.array(
      z.object({
        formation_id: z.int(),
        formation: z.string(),
        broken: z.int(),
        /** Within the first 45 days of practice, as far as the dates tell. */
        within_trial: z.int(),
        placed_again: z.int(),
      }),
    ),
    addition: true,
  },
} as const satisfies Calls;
