import { readTypedCode } from '@tandem/domain/accounts/second-factor';
import { Failure } from '@tandem/domain/errors';
import type { Writes } from '../../../platform/database/database.ts';
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts';
import { passwordFits } from '../../../platform/security/passwords/passwords.ts';
import type { Handler } from '../../handler.ts';
import type { Services } from '../../services.ts';
import { lockMember, type Member } from '../account-queries.ts';
import { tokensOf, type BegunSignIn } from '../sign-in/begin-sign-in.ts';
import { checkGuess, forgetGuesses, type Guesser } from '../sign-in/guessing/check-guess.ts';
import { enter } from '../sign-in/enter.ts';
import { stepOfCode } from './app-codes.ts';
import { accountOfChallenge } from './challenge.ts';
import { recoveryCodeUsedMail } from './messages.ts';
import {
  contextOfSecondFactor,
  findRecoveryHash,
  findSecondFactor,
  useRecoveryCode,
  useStep,
} from './second-factor-queries.ts';
import { wrongCode } from './wrong-code.ts';

/** Uses a code up, in the transaction of what it opens; whether it had not been used. */
type Use = (tx: Writes) => Promise<boolean>;

/** How a code that fits is used up; null for one that does not fit. */
const findUse = async (
  services: Pick<Services, 'db' | 'jobs' | 'now' | 'vault'>,
  { id, email }: Member,
  typedCode: string,
  host: string,
): Promise<Use | null> => {
  const { db, now, vault } = services;
  const typed = readTypedCode(typedCode);
  const factor = await findSecondFactor(db.read, id);
  if (!typed || !factor) return null;
  if (typed.kind === 'app') {
    const key = vault.open(factor.sealed, contextOfSecondFactor(id));
    const step = stepOfCode(key, typed.code, now());
    return step === null ? null : (tx) => useStep(tx, id, step);
  }
  const hash = await findRecoveryHash(db.read, id, typed.name);
  if (!(await passwordFits(hash, typed.rest, { key: host }))) return null;
  return async (tx) => {
    if (!(await useRecoveryCode(tx, id, typed.name, now()))) return false;
    const mail = recoveryCodeUsedMail(factor.recovery_codes_left - 1);
    await enqueueMessages(services, tx, [
      { channel: 'mail', recipient: email, ...mail, about: {} },
    ]);
    return true;
  };
};

/**
 * The second step of a sign-in. Guesses are counted for the account, wherever they come from: whoever guesses has its password.
 * A device that the account has signed in on is counted by itself, as for passwords.
 */
export const signInWithCode: Handler<
  'POST /token/second-factor/',
  'config' | 'db' | 'devices' | 'jobs' | 'keyring' | 'now' | 'tokens' | 'vault'
> = async (services, { body, host, device }) => {
  const { db, devices } = services;
  const account = await accountOfChallenge(services, body.challenge);
  const left = await devices.read(body.device ?? '');
  const known = left?.accounts.includes(account.id) ? left.id : null;
  const name = `second factor ${account.id}`;
  const guesser: Guesser = { account: name, host: name, device: known };
  let begun: BegunSignIn | undefined;
  const fits = await checkGuess(services, guesser, async () => {
    const use = await findUse(services, account, body.code, host);
    if (!use) return false;
    begun = await db.transaction(async (tx) => {
      const locked = await lockMember(tx, account.id);
      if (locked?.password_hash !== account.password_hash) throw new Failure('challenge_unusable');
      if (!(await use(tx))) return undefined;
      await forgetGuesses(tx, guesser);
      const entrance = { host, device, known: left, asksAgain: true, twoFactors: true };
      return enter(services, tx, account, entrance);
    });
    return begun !== undefined;
  });
  if (!fits || !begun) throw wrongCode();
  return tokensOf(services, begun, body.device);
};
