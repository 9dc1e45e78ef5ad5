import { webhookKindKeys } from '@tandem/domain/machines/webhooks';
import { z } from 'zod';
import { superuser, type Calls } from '../call.ts';
import { id, integer, text } from '../fields/fields.ts';

const webhook = z.object({
  id: z.int(),
  url: z.string(),
  kinds: z.array(z.enum(webhookKindKeys)),
  created_at: z.string(),
  /** Since when nothing has been taken. */
  failing_since: z.string().nullable(),
  /** When it was given up. */
  stopped_at: z.string().nullable(),
  /** How many deliveries wait. */
  waiting: z.int(),
});

const delivery = z.object({
  id: z.int(),
  /** As the receiver sees it in `webhook-id`. */
  uid: z.string(),
  kind: z.enum(webhookKindKeys),
  happened_at: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  attempts: z.int(),
  tried_at: z.string().nullable(),
  next_at: z.string().nullable(),
  /** What was answered to the last try; null where nothing was, and `error` says why. */
  status: z.int().nullable(),
  error: z.string().nullable(),
});

export const webhookCalls = {
  'GET /webhooks/': {
    summary: 'The addresses that are told what happens, newest first',
    roles: superuser,
    auditAction: null,
    answer: z.object({ webhooks: z.array(webhook) }),
    addition: true,
  },
  'POST /webhooks/': {
    summary:
      'Tells an https address from now on; the secret of its signatures is answered this once',
    roles: superuser,
    auditAction: 'make_webhook',
    body: z.object({
      url: text(500),
      kinds: z
        .array(z.enum(webhookKindKeys, 'Choisissez une des valeurs proposées.'))
        .min(1, 'Choisissez au moins une annonce.')
        .transform((kinds) => webhookKindKeys.filter((kind) => kinds.includes(kind))),
    }),
    answer: webhook.extend({ secret: z.string() }),
    statuses: [201],
    addition: true,
    sensitive: true,
  },
  'DELETE /webhooks/{id}/': {
    summary: 'Tells an address no more, and forgets what it was told',
    roles: superuser,
    auditAction: 'delete_webhook',
    params: z.object({ id }),
    answer: 'empty',
    addition: true,
    sensitive: true,
  },
  'POST /webhooks/{id}/resuming/': {
    summary: 'Tells an address again that was given up',
    roles: superuser,
    auditAction: 'resume_webhook',
    params: z.object({ id }),
    answer: webhook,
    addition: true,
  },
  'GET /webhooks/{id}/deliveries/': {
    summary: 'The last fifty things that an address was, or is to be, told, newest first',
    roles: superuser,
    auditAction: null,
    params: z.object({ id }),
    answer: z.object({ deliveries: z.array(delivery) }),
    addition: true,
  },
  'POST /webhook-deliveries/{id}/again/': {
    summary: 'Sends something again, under the same number',
    roles: superuser,
    auditAction: 'send_webhook_again',
    params: z.object({ id: integer(1, Number.MAX_SAFE_INTEGER) }),
    answer: delivery,
    addition: true,
  },
} as const satisfies Calls;
