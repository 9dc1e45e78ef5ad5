import { z } from 'zod';
import { signedIn, type Calls } from '../call.ts';
import { conversationCalls } from '../conversations/conversations.ts';
import { matchId } from '../matches/match-id.ts';
import { matchCalls } from '../matches/matches.ts';
import { meetingCalls } from '../meetings/meetings.ts';
import { shareCalls } from '../shares/shares.ts';

export const matchFrameCalls = {
  'GET /match_frame/{id}/': {
    summary:
      'What a match shows when it opens, in one answer; each part as its own call answers it',
    roles: signedIn,
    auditAction: 'see_match',
    params: z.object({ id: matchId }),
    query: z.object({
      /** With what only an opened match shows, and not what is read ahead of the next one. */
      opened: z.literal('true').optional(),
    }),
    answer: z.object({
      match: matchCalls['GET /matches/{id}/'].answer,
      explanation: matchCalls['GET /matches/{id}/explanation/'].answer,
      shares: shareCalls['GET /matches/{id}/shares/'].answer.optional(),
      /** These two where the sides may have met. */
      meetings: meetingCalls['GET /matches/{id}/meetings/'].answer.optional(),
      messages: conversationCalls['GET /matches/{id}/messages/'].answer.optional(),
    }),
    addition: true,
  },
} as const satisfies Calls;
