import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../../handler.ts';
import { deleteAccount, findMember } from '../account-queries.ts';

export const deleteManager: Handler<'DELETE /staff/{id}/', 'db'> = async (
  { db },
  { params, auditLog },
) => {
  await db.transaction(async (tx) => {
    const account = await findMember(tx, params.id);
    if (account?.kind !== 'staff') throw new Failure('not_found');
    await auditLog.changed(tx, { accounts: [account.id] });
    await deleteAccount(tx, account.id);
  });
  return undefined;
};
