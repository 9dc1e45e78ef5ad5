import { Failure } from '@tandem/domain/errors';
import { signInWaitSeconds } from '@tandem/domain/accounts/sign-in';
import { oneAtATime } from '../../../platform/security/one-at-a-time.ts';
import type { Services } from '../../services.ts';
import { addFailure, findFailures } from './failure-queries.ts';

export interface Guesser {
  /** The key of the address whose password is guessed, known or not. */
  account: string;
  /** The network address that the guess comes from. */
  host: string;
}

const keysOf = ({ account, host }: Guesser) => ({
  account: `account:${account}`,
  host: `host:${host}`,
});

const refuseTooMany = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  guesser: Guesser,
): Promise<void> => {
  const keys = keysOf(guesser);
  const wait = Math.max(
    signInWaitSeconds(await findFailures(db.read, keys.account), 'account', now()),
    signInWaitSeconds(await findFailures(db.read, keys.host), 'host', now()),
  );
  if (wait > 0) throw new Failure('too_many_sign_ins', { data: { retry_after: wait } });
};

/** Guesses that are sent all at once would otherwise all be checked before the first of them has been counted. */
const inTurn = oneAtATime();

/** Whether a typed password fits, as `check` tells; counts it when it does not, and refuses whoever failed too often. */
export const checkGuess = (
  services: Pick<Services, 'db' | 'now'>,
  guesser: Guesser,
  check: () => Promise<boolean>,
): Promise<boolean> =>
  inTurn(guesser.account, async () => {
    await refuseTooMany(services, guesser);
    if (await check()) return true;
    const { db, now } = services;
    const keys = keysOf(guesser);
    await db.transaction(async (tx) => {
      await addFailure(tx, keys.account, now());
      await addFailure(tx, keys.host, now());
    });
    return false;
  });

/** What a success forgets; a network address may have guessed at others in between. */
export const guessKeyOf = (account: string): string => keysOf({ account, host: '' }).account;
