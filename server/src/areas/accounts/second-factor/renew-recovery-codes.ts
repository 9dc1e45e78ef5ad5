import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../../handler.ts';
import { lockMember } from '../account-queries.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { findSecondFactor, replaceRecoveryCodes } from './second-factor-queries.ts';

export const renewRecoveryCodes: Handler<'POST /second-factor/recovery-codes/', 'db'> = async (
  { db },
  { actor, host, auditLog },
) => {
  if (!(await findSecondFactor(db.read, actor.accountId))) throw new Failure('second_factor_off');
  const codes = await makeRecoveryCodes(host);
  await db.transaction(async (tx) => {
    await lockMember(tx, actor.accountId);
    // Switched off while the codes were hashed.
    if (!(await findSecondFactor(tx, actor.accountId))) throw new Failure('second_factor_off');
    await replaceRecoveryCodes(tx, actor.accountId, codes.kept);
    await auditLog.changed(tx, { accounts: [actor.accountId] });
  });
  return { recovery_codes: codes.shown };
};
