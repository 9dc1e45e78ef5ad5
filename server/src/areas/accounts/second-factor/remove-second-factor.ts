import { Failure } from '@tandem/domain/errors';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts';
import type { Handler } from '../../handler.ts';
import { findMember, lockMember } from '../account-queries.ts';
import { requireOwnPassword } from '../sign-in/require-own-password.ts';
import { forgetTwoFactors } from '../passkeys/forget-two-factors.ts';
import { secondFactorOffMail } from './messages.ts';
import { deleteSecondFactor } from './second-factor-queries.ts';

/** Asks for the password, whenever it was last given: a screen that was left open does not do away with what guards it. */
export const removeSecondFactor: Handler<
  'POST /second-factor/removal/',
  'db' | 'jobs' | 'now'
> = async (services, { actor, body, host, auditLog }) => {
  const { db } = services;
  const account = orNotFound(await findMember(db.read, actor.accountId));
  await requireOwnPassword(services, account, {
    typed: body.password,
    host,
    signInId: actor.signInId,
  });
  await db.transaction(async (tx) => {
    await lockMember(tx, account.id);
    if (!(await deleteSecondFactor(tx, account.id))) throw new Failure('second_factor_off');
    await forgetTwoFactors(tx, account.id);
    await enqueueMessages(services, tx, [
      { channel: 'mail', recipient: account.email, ...secondFactorOffMail(), about: {} },
    ]);
    await auditLog.changed(tx, { accounts: [account.id] });
  });
  return undefined;
};
