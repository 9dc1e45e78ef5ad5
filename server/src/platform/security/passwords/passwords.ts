import { fairQueue, type Turn } from '../fair-queue.ts';
import { hash, verify } from '@node-rs/argon2';
import { channel } from 'node:diagnostics_channel';
import { passwordCost } from './password-cost.ts';

export const passwordWorkChannel = 'tandem:password-work';

/**
 * Leaves one of Node's four threads to files and names, and bounds what a flood of sign-ins can pile up: networks take turns,
 * after the devices that are known. A school whose pupils all begin at once has its part.
 */
const inTurn = fairQueue({ atOnce: 3, waiting: 300, waitingEach: 200, retryAfter: 5 });

/** The server's own passwords: made at its start. */
const ownTurn: Turn = { key: 'server', first: true };

/**
 * One keyboard sends « é » as one character, another as a letter and an accent; some send a no-break space for a space:
 * all are the same password. NFC and these spaces, as RFC 8265 (OpaqueString) has it; nothing is cut off or folded.
 */
const sameForAllKeyboards = (password: string): string =>
  password.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC');

/** Tells whoever listens of every argon2id computation: what costs the same to whoever asks must show it here. */
const computed = channel(passwordWorkChannel);

export const hashPassword = (password: string, turn = ownTurn): Promise<string> =>
  inTurn(turn, () => {
    computed.publish('hash');
    return hash(sameForAllKeyboards(password), passwordCost);
  });

/** Stands in for the hash of an account that does not exist: checking it takes as long as checking a real one. */
const noOnesHash = hashPassword('no one has this password');

/** Whether `password` fits; without a hash the answer is no, in the same time. */
export const passwordFits = async (
  passwordHash: string | null,
  password: string,
  turn = ownTurn,
): Promise<boolean> => {
  const known = passwordHash ?? (await noOnesHash);
  const fits = await inTurn(turn, () => {
    computed.publish('verify');
    return verify(known, sameForAllKeyboards(password));
  });
  return fits && passwordHash !== null;
};
