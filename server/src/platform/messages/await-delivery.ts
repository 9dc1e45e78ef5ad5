import { setTimeout as pause } from 'node:timers/promises';
import type { PlatformServices } from '../services.ts';
import { countUntried, listFailedAddresses } from './message-queries.ts';

const intervalMs = 60;

/**
 * Waits, as long after `begun` as a call waits for its messages, for those that were just posted to be tried once, and answers
 * the addresses that were refused by then. What is still on its way shows in the row's indicator when it has arrived or failed.
 */
export const refusedSoon = async (
  { db, messagePatienceMs }: Pick<PlatformServices, 'db' | 'messagePatienceMs'>,
  ids: readonly number[],
  begun: number,
): Promise<string[]> => {
  const deadline = begun + messagePatienceMs;
  while (performance.now() < deadline && (await countUntried(db.read, ids)) > 0)
    await pause(intervalMs);
  return listFailedAddresses(db.read, ids);
};
