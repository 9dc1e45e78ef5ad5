import { Failure } from '@tandem/domain/errors';
import { secondsToNextMinute } from '@tandem/domain/machines/machine-key';
import type { Config } from '../../config.ts';

type Counting = { config: Pick<Config, 'writesPerMinute'>; now: () => Date };

/**
 * Counts what each account writes, and fails with `too_many_requests` far above what anybody does by hand: a form that is
 * typed into saves 75 times a minute at most. Each process counts for itself.
 */
export const openWritePace = ({ config, now }: Counting) => {
  let minute = 0;
  const counts = new Map<number, number>();
  return (accountId: number): void => {
    const current = Math.floor(now().getTime() / 60_000);
    if (current !== minute) counts.clear();
    minute = current;
    const count = (counts.get(accountId) ?? 0) + 1;
    counts.set(accountId, count);
    if (count > config.writesPerMinute)
      throw new Failure('too_many_requests', { data: { retry_after: secondsToNextMinute(now()) } });
  };
};
