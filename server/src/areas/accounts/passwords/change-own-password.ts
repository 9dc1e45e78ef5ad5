import { type Guesser, checkGuess } from '../sign-in/guessing/check-guess.ts';
import { hashNewPassword, changePassword, requireStrong } from './choose-password.ts';
import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../../handler.ts';
import { passwordFits } from '../../../platform/security/passwords/passwords.ts';
import { findMember, lockMember } from '../account-queries.ts';
import { confirmSignIn } from '../sign-in/sign-in-queries.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';

const wrongPassword = (): Failure =>
  new Failure('wrong_password', {
    fields: { current_password: 'Le mot de passe actuel est incorrect.' },
  });

export const changeOwnPassword: Handler<
  'POST /password-change/',
  'config' | 'db' | 'jobs' | 'now'
> = async (services, { actor, body, host, device, auditLog }) => {
  const { db } = services;
  const account = orNotFound(await findMember(db.read, actor.accountId));
  const guesser: Guesser = { account: account.email_key, host, signInId: actor.signInId };
  const fits = await checkGuess(services, guesser, (first) =>
    passwordFits(account.password_hash, body.current_password, { key: host, first }),
  );
  if (!fits) throw wrongPassword();
  requireStrong('new_password', body.new_password);
  const passwordHash = await hashNewPassword(body.new_password, host);
  await db.transaction(async (tx) => {
    // One that was chosen meanwhile counts: whoever said the former one at this instant does not undo it.
    const locked = orNotFound(await lockMember(tx, account.id));
    if (locked.password_hash !== account.password_hash) throw wrongPassword();
    await changePassword(services, tx, locked, {
      passwordHash,
      host,
      device,
      keptSignInId: actor.signInId,
    });
    await confirmSignIn(tx, actor.signInId, services.now());
    await auditLog.changed(tx, { accounts: [account.id] });
  });
  return { message: 'Mot de passe changé. Vos autres appareils ont été déconnectés.' };
};
