import type { Actor } from '@tandem/domain/accounts/access';
import { Failure } from '@tandem/domain/errors';
import type { Queries } from '../../platform/database/database.ts';
import { findAccount, requireSeen, type Account } from '../accounts/index.ts';

/** The account of somebody whom one sees, once they have registered: the invited are corrected where they were invited. */
export const requireFillable = async (
  db: Queries,
  actor: Actor,
  accountId: number,
): Promise<Account> => {
  await requireSeen(db, actor, accountId);
  const account = await findAccount(db, accountId);
  if (!account?.registered_at) throw new Failure('not_found');
  return account;
};
