import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import { sendAgain } from './delivery-queries.ts';
import { deliveryRecord } from './webhook-record.ts';

/** Under its number: whoever has taken it knows it again. */
export const sendDeliveryAgain: Handler<'POST /webhook-deliveries/{id}/again/', 'db' | 'jobs'> = (
  { db, jobs },
  { actor, params, auditLog },
) =>
  db.transaction(async (tx) => {
    const delivery = orNotFound(await sendAgain(tx, params.id));
    await jobs.add(tx, 'deliver-webhooks', [{}], () => 'all');
    await auditLog.changed(tx, { accounts: [actor.accountId] });
    return deliveryRecord(delivery);
  });
