import { properName, email, id, integer, page, text } from './fields.ts';
import { z } from 'zod';
import { everyone, signedIn, superuser, type Calls } from './call.ts';
import { message } from './records.ts';

const sentMessage = z.object({
  id: z.int(),
  channel: z.enum(['mail', 'sms']),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(['queued', 'sent', 'failed']),
  created_at: z.string(),
});

export const serviceCalls = {
  'GET /health/': {
    summary: 'Whether the service and its database answer',
    roles: everyone,
    deed: null,
    answer: z.object({
      status: z.literal('ok'),
      /** For the staff, and with the token of the measures. */
      version: z.string().optional(),
      database: z.object({
        state: z.literal('up'),
        kind: z.enum(['embedded', 'postgresql']).optional(),
      }),
    }),
    addition: true,
  },
  'GET /health/live/': {
    summary: 'Whether the process answers, whatever else is away',
    roles: everyone,
    deed: null,
    answer: z.object({ status: z.literal('ok') }),
    addition: true,
  },
  'GET /health/ready/': {
    summary:
      'Whether calls can be sent here: the database answers with the schema of this version, jobs are taken up; 503 otherwise',
    roles: everyone,
    deed: null,
    answer: z.object({ status: z.literal('ok') }),
    addition: true,
  },
  'GET /communes/': {
    summary: 'Complete the name or postal code of a French commune',
    roles: signedIn,
    deed: null,
    query: z.object({ q: z.string().max(100).default(''), limit: integer(1, 20).default(8) }),
    answer: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        postal_codes: z.array(z.string()),
        department: z.string(),
        department_name: z.string(),
      }),
    ),
    addition: true,
  },
  'POST /contact/': {
    summary: 'Write to the staff',
    roles: everyone,
    deed: null,
    body: z.object({ name: properName(100), email, message: text(5000) }),
    answer: message,
    statuses: [201],
    addition: true,
  },
  'GET /notifications/': {
    summary: 'The newest notifications of the signed-in account',
    roles: signedIn,
    deed: null,
    answer: z.object({
      unread: z.int(),
      items: z.array(
        z.object({
          id: z.int(),
          text: z.string(),
          link: z.string(),
          created_at: z.string(),
          read: z.boolean(),
        }),
      ),
    }),
    addition: true,
  },
  'POST /notifications/read/': {
    summary: 'Mark all notifications up to one as read',
    roles: signedIn,
    deed: null,
    body: z.object({ up_to: id }),
    answer: 'empty',
    addition: true,
  },
  'GET /outbox/': {
    summary: 'Messages that were sent, newest first; only where the demo data set runs',
    roles: superuser,
    deed: null,
    query: z.object(page),
    answer: z.array(sentMessage),
    addition: true,
  },
  'GET /outbox/{id}/': {
    summary: 'One sent message with its text; only where the demo data set runs',
    roles: superuser,
    deed: null,
    params: z.object({ id }),
    answer: sentMessage.extend({ text: z.string(), html: z.string().nullable() }),
    addition: true,
  },
} as const satisfies Calls;
