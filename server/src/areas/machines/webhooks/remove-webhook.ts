import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../../handler.ts';
import { deleteWebhook } from './webhook-queries.ts';

export const removeWebhook: Handler<'DELETE /webhooks/{id}/', 'db'> = async (
  { db },
  { actor, params, auditLog },
) => {
  await db.transaction(async (tx) => {
    if (!(await deleteWebhook(tx, params.id))) throw new Failure('not_found');
    await auditLog.changed(tx, { accounts: [actor.accountId] });
  });
  return undefined;
};
