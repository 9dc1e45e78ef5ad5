import { Failure } from '@tandem/domain/errors';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { passwordFits } from '../../../platform/security/passwords.ts';
import type { Handler } from '../../handler.ts';
import { findAccount } from '../account-queries.ts';
import { checkGuess, type Guesser } from './check-guess.ts';
import { confirmSignIn } from './sign-in-queries.ts';

/** Whoever sits at a screen that was left open does not know the password; what they guess is counted. */
export const confirmIdentity: Handler<'POST /sign-ins/confirm/', 'db' | 'now'> = async (
  services,
  { actor, body, host },
) => {
  const { db, now } = services;
  const account = orNotFound(await findAccount(db.read, actor.accountId));
  const guesser: Guesser = { account: account.email_key, host, signInId: actor.signInId };
  const fits = await checkGuess(services, guesser, (first) =>
    passwordFits(account.password_hash, body.password, { key: host, first }),
  );
  if (!fits)
    throw new Failure('wrong_password', { fields: { password: 'Le mot de passe est incorrect.' } });
  await db.transaction((tx) => confirmSignIn(tx, actor.signInId, now()));
  return undefined;
};
