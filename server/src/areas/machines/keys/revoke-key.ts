import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../../handler.ts';
import { revoke } from './key-queries.ts';

/** At once: each call looks at its key anew. */
export const revokeKey: Handler<'DELETE /machine-keys/{id}/', 'db' | 'now'> = async (
  { db, now },
  { actor, params, auditLog },
) => {
  await db.transaction(async (tx) => {
    if (!(await revoke(tx, params.id, now()))) throw new Failure('not_found');
    await auditLog.changed(tx, { accounts: [actor.accountId] });
  });
  return undefined;
};
