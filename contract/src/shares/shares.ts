import { z } from 'zod';
import { company, everyone, signedIn, staff, type Calls } from '../call.ts';
import { id, token } from '../fields/fields.ts';
import { matchedApplicant } from '../candidates/candidates.ts';
import { matchId } from '../matches/match-id.ts';

const sharers = [...company, ...staff] as const;

const share = z.object({
  id: z.int(),
  /** Who made the link. */
  by: z.enum(['company', 'centre']),
  made_at: z.string(),
  ends_at: z.string(),
  /** When it was taken back before that. */
  revoked_at: z.string().nullable(),
  /** How often it was opened, and when last. */
  opened: z.int(),
  opened_at: z.string().nullable(),
  /** Whether it shows the candidate now. */
  is_open: z.boolean(),
  may_revoke: z.boolean(),
});

export const shareCalls = {
  'GET /matches/{id}/shares/': {
    summary: 'To whom, by a link, the candidate of a match was shown',
    roles: signedIn,
    auditAction: null,
    params: z.object({ id: matchId }),
    answer: z.object({ may_share: z.boolean(), shares: z.array(share) }),
    addition: true,
  },
  'POST /matches/{id}/shares/': {
    summary:
      'Make a link that shows the candidate of a match, without contact details, to whoever holds it, for 14 days; told once',
    roles: sharers,
    auditAction: 'share_candidate',
    params: z.object({ id: matchId }),
    answer: z.object({ link: z.string(), share }),
    statuses: [201],
    addition: true,
  },
  'DELETE /matches/{id}/shares/{shareId}/': {
    summary: 'Take back a link that shows a candidate',
    roles: sharers,
    auditAction: 'share_candidate',
    params: z.object({ id: matchId, shareId: id }),
    answer: 'empty',
    addition: true,
  },
  'GET /shares/{token}/': {
    summary: 'The candidate whom a link shows: name and sheet, without contact details',
    roles: everyone,
    auditAction: 'see_shared',
    params: z.object({ token }),
    answer: z.object({
      /** Its e-mail address is empty, its telephone and the path of its resume are null. */
      candidate: matchedApplicant,
      has_resume: z.boolean(),
      /** Of the need. */
      title: z.string(),
      company: z.string(),
      ends_at: z.string(),
    }),
    addition: true,
  },
  'GET /shares/{token}/resume/': {
    summary: 'The resume of the candidate whom a link shows',
    roles: everyone,
    auditAction: 'see_shared',
    params: z.object({ token }),
    answer: 'file',
    addition: true,
  },
} as const satisfies Calls;
