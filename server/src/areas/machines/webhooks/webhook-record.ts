import type { CountedWebhook } from './webhook-queries.ts';
import type { Delivery } from './delivery-queries.ts';

export const webhookRecord = (webhook: CountedWebhook) => ({
  id: webhook.id,
  url: webhook.url,
  kinds: webhook.kinds,
  created_at: webhook.created_at.toISOString(),
  failing_since: webhook.failing_since?.toISOString() ?? null,
  stopped_at: webhook.stopped_at?.toISOString() ?? null,
  waiting: webhook.waiting,
});

export const deliveryRecord = (delivery: Delivery) => ({
  id: delivery.id,
  uid: delivery.uid,
  kind: delivery.kind,
  happened_at: delivery.happened_at.toISOString(),
  state: delivery.state,
  attempts: delivery.attempts,
  tried_at: delivery.tried_at?.toISOString() ?? null,
  next_at: delivery.next_at?.toISOString() ?? null,
  status: delivery.status,
  error: delivery.error,
});
