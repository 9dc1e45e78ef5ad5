import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import { findLastDeliveries } from './delivery-queries.ts';
import { findWebhook } from './webhook-queries.ts';
import { deliveryRecord } from './webhook-record.ts';

export const listDeliveries: Handler<'GET /webhooks/{id}/deliveries/', 'db'> = async (
  { db },
  { params },
) => {
  orNotFound(await findWebhook(db.read, params.id));
  const deliveries = await findLastDeliveries(db.read, params.id);
  return { deliveries: deliveries.map(deliveryRecord) };
};
