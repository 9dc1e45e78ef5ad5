import type { Handler } from '../../handler.ts';
import { webhookRecord } from './webhook-record.ts';
import { findWebhooks } from './webhook-queries.ts';

export const listWebhooks: Handler<'GET /webhooks/', 'db'> = async ({ db }) => {
  const webhooks = await findWebhooks(db.read);
  return { webhooks: webhooks.map(webhookRecord) };
};
