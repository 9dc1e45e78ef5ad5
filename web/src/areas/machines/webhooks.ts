import type { Answer } from '@tandem/contract';

export type Webhook = Answer<'GET /webhooks/'>['webhooks'][number];

export type MadeWebhook = Answer<'POST /webhooks/'>;

export type Delivery = Answer<'GET /webhooks/{id}/deliveries/'>['deliveries'][number];
