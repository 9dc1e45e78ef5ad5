import type { ContractKey } from '@tandem/contract';
import { secondsToNextMinute } from '@tandem/domain/calendar/elapsed';
import { Failure } from '@tandem/domain/errors';
import type { Config } from '../../config.ts';

type Counting = { config: Pick<Config, 'writesPerMinute'>; now: () => Date };

/** With which one gets rid of whoever else is signed in, or shows who one is: they are bounded in their own ways. */
const neverHeld: ReadonlySet<ContractKey> = new Set<ContractKey>([
  'POST /sign-out/',
  'DELETE /sign-ins/{id}/',
  'POST /sign-ins/end-others/',
  'POST /password-change/',
  'POST /sign-ins/confirm/',
  'POST /sign-ins/confirm/passkey/',
]);

/**
 * Counts what each sign-in writes, and fails with `too_many_requests` far above what anybody does by hand: a form that is
 * typed into saves 75 times a minute at most. By sign-in, so that one that was stolen, or runs wild, keeps its owner's others from
 * nothing. What is done with many rows waits for the next minute and goes on. Each process counts for itself.
 */
export const openWritePace = ({ config, now }: Counting) => {
  let minute = 0;
  const counts = new Map<number, number>();
  return (key: ContractKey, signInId: number): void => {
    if (neverHeld.has(key)) return;
    const current = Math.floor(now().getTime() / 60_000);
    if (current !== minute) counts.clear();
    minute = current;
    const count = (counts.get(signInId) ?? 0) + 1;
    counts.set(signInId, count);
    if (count > config.writesPerMinute)
      throw new Failure('too_many_requests', { data: { retry_after: secondsToNextMinute(now()) } });
  };
};
