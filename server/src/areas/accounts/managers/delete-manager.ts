import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../../handler.ts';
import { findMember } from '../account-queries.ts';
import { eraseAccount } from '../erase-account.ts';

export const deleteManager: Handler<
  'DELETE /staff/{id}/',
  'db' | 'jobs' | 'now' | 'vault'
> = async (services, { params, auditLog }) => {
  await services.db.transaction(async (tx) => {
    const account = await findMember(tx, params.id);
    if (account?.kind !== 'staff') throw new Failure('not_found');
    await eraseAccount(services, tx, account.id, auditLog);
  });
  return undefined;
};
