import { z } from 'zod';
import { everyone, superuser, type Calls } from '../call.ts';
import { properName, email, id, page, text } from '../fields/fields.ts';
import { message } from '../fields/shapes.ts';

const sentMessage = z.object({
  id: z.int(),
  channel: z.enum(['mail', 'sms', 'push']),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(['queued', 'sent', 'failed']),
  created_at: z.string(),
});

export const messagingCalls = {
  'POST /contact/': {
    summary: 'Write to the staff',
    roles: everyone,
    auditAction: null,
    body: z.object({ name: properName(100), email, message: text(5000) }),
    answer: message,
    statuses: [201],
    addition: true,
  },
  'GET /outbox/': {
    summary: 'Messages that were sent, newest first; only where the demo data set runs',
    roles: superuser,
    auditAction: null,
    query: z.object(page),
    answer: z.array(sentMessage),
    addition: true,
  },
  'GET /outbox/{id}/': {
    summary: 'One sent message with its text; only where the demo data set runs',
    roles: superuser,
    auditAction: null,
    params: z.object({ id }),
    answer: sentMessage.extend({ text: z.string(), html: z.string().nullable() }),
    addition: true,
  },
} as const satisfies Calls;
