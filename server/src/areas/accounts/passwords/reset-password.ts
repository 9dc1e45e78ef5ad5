import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../../handler.ts';
import { hashToken } from '../../../platform/security/tokens.ts';
import { findAccountByUid, useReset } from '../account-queries.ts';
import { changePassword, requireStrong } from './choose-password.ts';

const isUuid = (text: string): boolean =>
  /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text);

/** Chooses a new password with the link of a mail: also the first one of a new manager. */
export const resetPassword: Handler<'POST /password-reset/', 'db' | 'jobs' | 'now'> = async (
  services,
  { body, journal },
) => {
  const { db, now } = services;
  const passwordHash = await requireStrong('new_password', body.new_password);
  await db.transaction(async (tx) => {
    const account = isUuid(body.uid) ? await findAccountByUid(tx, body.uid) : undefined;
    const isUsable =
      account &&
      (await useReset(tx, {
        accountId: account.id,
        tokenHash: hashToken(body.token),
        now: now(),
      }));
    if (!isUsable) throw new Failure('reset_link_unusable');
    await changePassword(services, tx, account, passwordHash);
    await journal.changed(tx, { accounts: [account.id] });
  });
  return { message: 'Mot de passe réinitialisé avec succès' };
};
