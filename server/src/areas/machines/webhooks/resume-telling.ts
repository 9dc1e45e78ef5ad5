import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import { webhookRecord } from './webhook-record.ts';
import { findWebhook, resumeWebhook } from './webhook-queries.ts';

export const resumeTelling: Handler<'POST /webhooks/{id}/resuming/', 'db' | 'jobs'> = (
  { db, jobs },
  { actor, params, auditLog },
) =>
  db.transaction(async (tx) => {
    await resumeWebhook(tx, params.id);
    const webhook = orNotFound(await findWebhook(tx, params.id));
    await jobs.add(tx, 'deliver-webhooks', [{}], () => 'all');
    await auditLog.changed(tx, { accounts: [actor.accountId] });
    return webhookRecord(webhook);
  });
