import type { Handlers } from '../handler.ts';
import { listKeys } from './keys/list-keys.ts';
import { makeKey } from './keys/make-key.ts';
import { revokeKey } from './keys/revoke-key.ts';
import { readCandidates } from './reads/read-candidates.ts';
import { readContracts } from './reads/read-contracts.ts';
import { readFigures } from './reads/read-figures.ts';
import { readMatches } from './reads/read-matches.ts';
import { readNeeds } from './reads/read-needs.ts';
import { listDeliveries } from './webhooks/list-deliveries.ts';
import { listWebhooks } from './webhooks/list-webhooks.ts';
import { makeWebhook } from './webhooks/make-webhook.ts';
import { removeWebhook } from './webhooks/remove-webhook.ts';
import { resumeTelling } from './webhooks/resume-telling.ts';
import { sendDeliveryAgain } from './webhooks/send-delivery-again.ts';

/** Which use case answers which call. */
export const machinesHandlers = {
  'GET /machine-keys/': listKeys,
  'POST /machine-keys/': makeKey,
  'DELETE /machine-keys/{id}/': revokeKey,
  'GET /webhooks/': listWebhooks,
  'POST /webhooks/': makeWebhook,
  'DELETE /webhooks/{id}/': removeWebhook,
  'POST /webhooks/{id}/resuming/': resumeTelling,
  'GET /webhooks/{id}/deliveries/': listDeliveries,
  'POST /webhook-deliveries/{id}/again/': sendDeliveryAgain,
  'GET /v1/candidates/': readCandidates,
  'GET /v1/needs/': readNeeds,
  'GET /v1/matches/': readMatches,
  'GET /v1/contracts/': readContracts,
  'GET /v1/statistics/': readFigures,
} satisfies Partial<Handlers>;
