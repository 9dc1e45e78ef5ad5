import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../storage/database.ts';
import { countUntried, listFailedAddresses } from '../storage/messages.ts';

const patienceMs = 3000;
const intervalMs = 60;

/**
 * Waits up to three seconds until messages that were just posted have been tried once, and answers the addresses that
 * were refused by then. What is still on its way shows in the row's indicator when it has arrived or failed.
 */
export const refusedWithin = async (db: Database, ids: readonly number[]): Promise<string[]> => {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline && (await countUntried(db.read, ids)) > 0)
    await pause(intervalMs);
  return listFailedAddresses(db.read, ids);
};
