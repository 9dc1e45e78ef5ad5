import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../../handler.ts';
import { passwordFits } from '../../../platform/security/passwords.ts';
import { findAccount } from '../account-queries.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { checkGuess } from '../sign-in/check-guess.ts';
import { changePassword, requireStrong } from './choose-password.ts';

export const changeOwnPassword: Handler<'POST /password-change/', 'db' | 'jobs' | 'now'> = async (
  services,
  { actor, body, host, journal },
) => {
  const { db } = services;
  const account = orNotFound(await findAccount(db.read, actor.accountId));
  const fits = await checkGuess(services, { account: account.email_key, host }, () =>
    passwordFits(account.password_hash, body.current_password),
  );
  if (!fits)
    throw new Failure('wrong_password', {
      fields: { current_password: 'Le mot de passe actuel est incorrect.' },
    });
  const passwordHash = await requireStrong('new_password', body.new_password);
  await db.transaction(async (tx) => {
    await changePassword(services, tx, account, passwordHash, actor.signInId);
    await journal.changed(tx, { accounts: [account.id] });
  });
  return { message: 'Mot de passe changé. Vos autres appareils ont été déconnectés.' };
};
