import { createHash } from 'node:crypto';
import { failuresAt, networkFailuresAt } from '@tandem/domain/accounts/sign-in';
import { Failure } from '@tandem/domain/errors';
import type { Writes } from '../../platform/database/database.ts';
import { addFailure, findFailures } from '../accounts/index.ts';

/**
 * How many messages are taken in half an hour of one account, and of the visitors behind one network, where a whole class may
 * stand; and of all visitors together, who may come from anywhere: so many at once, and then one in each half minute.
 */
const most = { account: 5, network: 30, visitors: 200 };

interface Sender {
  /** Null for a visitor. */
  accountId: number | null;
  host: string;
}

/** Counts a message to the centre. Fails with `too_many_contacts`; what is refused takes its count back with the transaction. */
export const countContact = async (
  tx: Writes,
  { accountId, host }: Sender,
  now: Date,
): Promise<void> => {
  const count = async (key: string, limit: number, countAt: typeof failuresAt) => {
    // Counted first: whoever writes at the same instant waits for it.
    await addFailure(tx, key, now, countAt);
    if (countAt(await findFailures(tx, key), now) > limit) throw new Failure('too_many_contacts');
  };
  if (accountId !== null) return count(`contact-of:${accountId}`, most.account, failuresAt);
  await count(`contact:${host}`, most.network, failuresAt);
  await count('contacts', most.visitors, networkFailuresAt);
};

/**
 * Whether the same words came from the same address within half an hour: their answer was lost, and whoever wrote them has pressed
 * again. Of two at the same instant the second waits for the first.
 */
export const isSaidAgain = async (
  tx: Writes,
  { name, email, message }: { name: string; email: string; message: string },
  now: Date,
): Promise<boolean> => {
  const words = createHash('sha256')
    .update(JSON.stringify([name, email, message]))
    .digest('hex');
  const key = `contact-said:${words}`;
  await addFailure(tx, key, now);
  return failuresAt(await findFailures(tx, key), now) > 1;
};
