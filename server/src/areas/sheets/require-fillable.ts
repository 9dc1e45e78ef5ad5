import type { Actor } from '@tandem/domain/accounts/access';
import { Failure } from '@tandem/domain/errors';
import type { Queries } from '../../platform/database/database.ts';
import { findAccount, requireSeen } from '../accounts/index.ts';

/** Of those whom one sees, whoever has an account: the invited are corrected where they were invited. */
export const requireFillable = async (
  db: Queries,
  actor: Actor,
  accountId: number,
): Promise<void> => {
  await requireSeen(db, actor, accountId);
  const account = await findAccount(db, accountId);
  if (!account?.registered_at) throw new Failure('not_found');
};
