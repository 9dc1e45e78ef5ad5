import { findUsableReset, lockMember, useReset } from '../account-queries.ts';
import { countWrongLink, forgetAllGuesses } from '../sign-in/guessing/check-guess.ts';
import { hashNewPassword, changePassword, requireStrong } from './choose-password.ts';
import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../../handler.ts';
import { noteReached } from '../addresses/address-queries.ts';
import { hashToken } from '../../../platform/security/tokens.ts';

const isUuid = (text: string): boolean =>
  /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text);

/**
 * Chooses a new password with the link of a mail: also the first one of a new manager. The link is looked at before the
 * password is hashed: who has none costs the server nothing.
 */
export const resetPassword: Handler<
  'POST /password-reset/',
  'config' | 'db' | 'jobs' | 'now'
> = async (services, { body, host, device, auditLog }) => {
  const { db, now } = services;
  requireStrong('new_password', body.new_password);
  const link = { uid: body.uid, tokenHash: hashToken(body.token), now: now() };
  const reset = isUuid(body.uid) ? await findUsableReset(db.read, link) : undefined;
  if (!reset) {
    await countWrongLink(services, host);
    throw new Failure('reset_link_unusable');
  }
  const passwordHash = await hashNewPassword(body.new_password, host);
  await db.transaction(async (tx) => {
    const account = await lockMember(tx, reset.accountId);
    // Used, or replaced, while the password was hashed.
    if (!account || !(await useReset(tx, { ...link, ...reset })))
      throw new Failure('reset_link_unusable');
    await noteReached(tx, account.id);
    await changePassword(services, tx, account, {
      passwordHash,
      host,
      device,
      keptSignInId: null,
    });
    await forgetAllGuesses(tx, account.email_key);
    await auditLog.changed(tx, { accounts: [account.id] });
  });
  return { message: 'Mot de passe réinitialisé avec succès' };
};
