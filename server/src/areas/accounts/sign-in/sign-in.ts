import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../../handler.ts';
import { passwordFits } from '../../../platform/security/passwords/passwords.ts';
import { findAccountByEmail, lockMember } from '../account-queries.ts';
import { secondFactorNeeded } from '../second-factor/challenge.ts';
import { findSecondFactor } from '../second-factor/second-factor-queries.ts';
import { refuseWithoutPasskey } from '../passkeys/refuse-without-passkey.ts';
import { tokensOf } from './begin-sign-in.ts';
import { checkGuess, forgetGuesses, type Guesser } from './guessing/check-guess.ts';
import { enter } from './enter.ts';

/** An unknown address and a wrong password are told apart neither by the words of the answer nor by its time. */
export const signIn: Handler<
  'POST /token/',
  'config' | 'db' | 'devices' | 'jobs' | 'keyring' | 'now' | 'tokens'
> = async (services, { body, host, device }) => {
  const { db, devices } = services;
  const account = await findAccountByEmail(db.read, body.email);
  const left = await devices.read(body.device ?? '');
  const known = account && left?.accounts.includes(account.id) ? left.id : null;
  const guesser: Guesser = { account: body.email, host, device: known };
  const fits = await checkGuess(services, guesser, (first) =>
    passwordFits(account?.password_hash ?? null, body.password, { key: host, first }),
  );
  if (!fits || !account) throw new Failure('wrong_credentials');
  const begun = await db.transaction(async (tx) => {
    // A password that is changed at this instant ends every sign-in: also the one that begins with the old password.
    const locked = await lockMember(tx, account.id);
    if (locked?.password_hash !== account.password_hash) throw new Failure('wrong_credentials');
    await forgetGuesses(tx, guesser);
    if (await findSecondFactor(tx, account.id)) return null;
    await refuseWithoutPasskey(tx, account);
    // A client of the specification's calls alone knows of no question that comes later.
    const asksAgain = body.device !== undefined;
    const entrance = { host, device, known: left, asksAgain, twoFactors: false };
    return enter(services, tx, account, entrance);
  });
  if (!begun) throw await secondFactorNeeded(services, account);
  return tokensOf(services, begun, body.device);
};
