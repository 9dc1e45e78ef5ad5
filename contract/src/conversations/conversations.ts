import { longestMessage } from '@tandem/domain/conversations/conversation';
import { z } from 'zod';
import { applicant, company, signedIn, type Calls } from '../call.ts';
import { id, text } from '../fields/fields.ts';
import { matchId } from '../matches/match-id.ts';

const message = z.object({
  id: z.int(),
  by: z.enum(['applicant', 'company']),
  /** As the match names them. */
  name: z.string(),
  /** The reader wrote it. */
  own: z.boolean(),
  text: z.string(),
  at: z.string(),
  /** The other side has read it. */
  read: z.boolean(),
  /** It was reported to the centre. */
  reported: z.boolean(),
});

const parties = [...applicant, ...company] as const;

export const conversationCalls = {
  'GET /matches/{id}/messages/': {
    summary:
      'What the candidate and the company of a match have written to each other, oldest first',
    roles: signedIn,
    auditAction: 'see_messages',
    params: z.object({ id: matchId }),
    answer: z.object({ messages: z.array(message), may_write: z.boolean() }),
    addition: true,
  },
  'POST /matches/{id}/messages/': {
    summary: 'Write to the other side of a match, from status 1 on',
    roles: parties,
    auditAction: 'write_message',
    params: z.object({ id: matchId }),
    body: z.object({
      text: text(longestMessage),
      /** Made by the client, another for each sending: what comes with it again is written once. */
      key: z.uuid('Une clé est attendue.').optional(),
    }),
    answer: message,
    statuses: [201],
    addition: true,
  },
  'POST /matches/{id}/messages/read/': {
    summary: 'Mark the messages of a match as read, up to one',
    roles: parties,
    auditAction: null,
    params: z.object({ id: matchId }),
    body: z.object({ up_to: id }),
    answer: 'empty',
    addition: true,
  },
  'POST /matches/{id}/messages/report/': {
    summary: 'Tell the centre of a message that is out of place',
    roles: parties,
    auditAction: 'report_message',
    params: z.object({ id: matchId }),
    body: z.object({ message: id, reason: text(500) }),
    answer: 'empty',
    addition: true,
  },
} as const satisfies Calls;
