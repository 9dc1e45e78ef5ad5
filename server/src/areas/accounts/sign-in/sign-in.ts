import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../../handler.ts';
import { passwordFits } from '../../../platform/security/passwords.ts';
import { hashToken, makeSecretToken } from '../../../platform/security/tokens.ts';
import { noteUse } from '../use-queries.ts';
import { findAccountByEmail, lockAccount } from '../account-queries.ts';
import { forgetFailures } from './failure-queries.ts';
import { addSignIn } from './sign-in-queries.ts';
import { checkGuess, guessKeyOf } from './check-guess.ts';

/** An unknown address and a wrong password are told apart neither by the words of the answer nor by its time. */
export const signIn: Handler<'POST /token/', 'db' | 'now' | 'tokens'> = async (
  services,
  { body, host, device },
) => {
  const { db, now, tokens } = services;
  const account = await findAccountByEmail(db.read, body.email);
  const fits = await checkGuess(services, { account: body.email, host }, () =>
    passwordFits(account?.password_hash ?? null, body.password),
  );
  if (!fits || !account) throw new Failure('wrong_credentials');
  const refresh = makeSecretToken();
  const signInId = await db.transaction(async (tx) => {
    // A password that is changed at this instant ends every sign-in: also the one that begins with the old password.
    const locked = await lockAccount(tx, account.id);
    if (locked?.password_hash !== account.password_hash) throw new Failure('wrong_credentials');
    await forgetFailures(tx, guessKeyOf(body.email));
    await noteUse(tx, account.id, now());
    return addSignIn(tx, {
      accountId: account.id,
      refreshHash: hashToken(refresh),
      device,
      at: now(),
    });
  });
  return { access: await tokens.makeAccess({ signInId }), refresh };
};
