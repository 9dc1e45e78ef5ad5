import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../../handler.ts';
import { passwordFits } from '../../../platform/security/passwords.ts';
import { hashToken, makeSecretToken } from '../../../platform/security/tokens.ts';
import { noteUse } from '../use-queries.ts';
import { findAccountByEmail, lockAccount } from '../account-queries.ts';
import { addSignIn } from './sign-in-queries.ts';
import { checkGuess, forgetGuesses, type Guesser } from './check-guess.ts';

/** An unknown address and a wrong password are told apart neither by the words of the answer nor by its time. */
export const signIn: Handler<'POST /token/', 'db' | 'devices' | 'now' | 'tokens'> = async (
  services,
  { body, host, device },
) => {
  const { db, now, tokens, devices } = services;
  const account = await findAccountByEmail(db.read, body.email);
  const left = await devices.read(body.device ?? '');
  const known = account && left?.accounts.includes(account.id) ? left.id : null;
  const guesser: Guesser = { account: body.email, host, device: known };
  const fits = await checkGuess(services, guesser, (first) =>
    passwordFits(account?.password_hash ?? null, body.password, { key: host, first }),
  );
  if (!fits || !account) throw new Failure('wrong_credentials');
  const refresh = makeSecretToken();
  const signInId = await db.transaction(async (tx) => {
    // A password that is changed at this instant ends every sign-in: also the one that begins with the old password.
    const locked = await lockAccount(tx, account.id);
    if (locked?.password_hash !== account.password_hash) throw new Failure('wrong_credentials');
    await forgetGuesses(tx, guesser);
    await noteUse(tx, account.id, now());
    return addSignIn(tx, {
      accountId: account.id,
      refreshHash: hashToken(refresh),
      device,
      at: now(),
    });
  });
  const answer = { access: await tokens.makeAccess({ signInId }), refresh };
  if (body.device === undefined) return answer;
  return { ...answer, device: await devices.remember(account.id, left) };
};
