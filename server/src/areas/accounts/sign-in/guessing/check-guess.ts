import {
  isTrustedDevice,
  type FailureKind,
  signInWaitSeconds,
} from '@tandem/domain/accounts/sign-in';
import { hashToken } from '../../../../platform/security/tokens.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { Failure } from '@tandem/domain/errors';
import { keyedMutex } from '../../../../platform/security/keyed-mutex.ts';
import type { Services } from '../../../services.ts';
import {
  addFailure,
  addNetworkFailure,
  findFailures,
  forgetFailures,
  forgetFailuresUnder,
} from './failure-queries.ts';

export interface Guesser {
  /** The key of the address whose password is guessed, known or not. */
  account: string;
  /** The network that the guess comes from. */
  host: string;
  /** The device, if this account has signed in on it before. */
  device?: string | null;
  /** The sign-in, where whoever has signed in is asked for the password once more. */
  signInId?: number;
}

/** What people type into the field of an address may be anything: it is kept as a hash. */
const keysOf = ({ account, host, device, signInId }: Guesser) => {
  const name = hashToken(account);
  const own = device ? `device ${device}` : signInId === undefined ? null : `sign-in ${signInId}`;
  return {
    pair: `pair:${name}:${host}`,
    account: `account:${name}`,
    network: `host:${host}`,
    /** Of a known device or a sign-in: what others do to the account does not count for it. */
    own: own && `pair:${name}:${own}`,
  };
};

type Keys = ReturnType<typeof keysOf>;

const refuseTooMany = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  counted: readonly (readonly [FailureKind, string])[],
): Promise<void> => {
  const waits: [FailureKind, number][] = [];
  for (const [kind, key] of counted)
    waits.push([kind, signInWaitSeconds(await findFailures(db.read, key), kind, now())]);
  const wait = Math.max(...waits.map(([, seconds]) => seconds));
  // A whole network is told apart: the centre learns of it.
  const isWhole = waits.some(([kind, seconds]) => kind === 'network' && seconds > 0);
  if (wait > 0)
    throw new Failure('too_many_sign_ins', {
      data: { retry_after: wait, ...(isWhole && { of: 'network' }) },
    });
};

/** Guesses that are sent all at once would otherwise all be checked before the first of them has been counted. */
const inTurn = keyedMutex();

const asStranger = async (
  services: Pick<Services, 'db' | 'now'>,
  keys: Keys,
  check: (isKnown: boolean) => Promise<boolean>,
): Promise<boolean> => {
  const { db, now } = services;
  await refuseTooMany(services, [
    ['pair', keys.pair],
    ['account', keys.account],
    ['network', keys.network],
  ]);
  if (await check(false)) return true;
  await db.transaction(async (tx) => {
    await addFailure(tx, keys.pair, now());
    await addFailure(tx, keys.account, now());
    await addNetworkFailure(tx, keys.network, now());
  });
  return false;
};

/**
 * Whether a typed password fits, as `check` tells; counts it when it does not, and refuses whoever failed too often. A known
 * device is counted by itself: others who guess, from wherever, keep nobody from signing in on it.
 */
export const checkGuess = async (
  services: Pick<Services, 'db' | 'now'>,
  guesser: Guesser,
  check: (isKnown: boolean) => Promise<boolean>,
): Promise<boolean> => {
  const { db, now } = services;
  const keys = keysOf(guesser);
  const { own } = keys;
  if (own === null) return inTurn(keys.pair, () => asStranger(services, keys, check));
  return inTurn(own, async () => {
    const isSignedIn = guesser.signInId !== undefined;
    if (isSignedIn) await refuseTooMany(services, [['pair', own]]);
    else if (!isTrustedDevice(await findFailures(db.read, own), now()))
      return inTurn(keys.pair, () => asStranger(services, keys, check));
    if (await check(true)) return true;
    await db.transaction((tx) => addFailure(tx, own, now()));
    return false;
  });
};

/** What a success forgets: a network may have guessed at others in between, and others from elsewhere at this account. */
export const forgetGuesses = (db: Queries, guesser: Guesser): Promise<void> => {
  const { pair, account, own } = keysOf(guesser);
  return forgetFailures(db, own ? [pair, account, own] : [pair, account]);
};

/** Forgets every failure of an account: its owner has shown by a mail who they are, or it is gone. */
export const forgetAllGuesses = async (db: Queries, account: string): Promise<void> => {
  const keys = keysOf({ account, host: '' });
  await forgetFailures(db, [keys.account]);
  await forgetFailuresUnder(db, keys.pair);
};

/** Counts what a network has asked for, and refuses it where that is far above what a school does. */
const countOfNetwork = async (
  services: Pick<Services, 'db' | 'now'>,
  key: string,
): Promise<void> => {
  await refuseTooMany(services, [['network', key]]);
  await services.db.transaction((tx) => addNetworkFailure(tx, key, services.now()));
};

/**
 * Counts a link that leads nowhere, and refuses a network from which many such have been tried. A link that is right is never
 * refused: nobody guesses it, and a school stands behind one address.
 */
export const countWrongLink = (
  services: Pick<Services, 'db' | 'now'>,
  host: string,
): Promise<void> => countOfNetwork(services, `link:${host}`);

/** Counts a mail with a link that somebody asks for, whether the address has an account or not. */
export const countAskedMail = (
  services: Pick<Services, 'db' | 'now'>,
  host: string,
): Promise<void> => countOfNetwork(services, `asked-mail:${host}`);
