import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { countUntried, listFailedAddresses } from './message-queries.ts';

const patienceMs = 3000;
const intervalMs = 60;

/**
 * Waits, until three seconds after `begun`, for messages that were just posted to be tried once, and answers the addresses
 * that were refused by then. What is still on its way shows in the row's indicator when it has arrived or failed.
 */
export const refusedSoon = async (
  db: Database,
  ids: readonly number[],
  begun: number,
): Promise<string[]> => {
  const deadline = begun + patienceMs;
  while (performance.now() < deadline && (await countUntried(db.read, ids)) > 0)
    await pause(intervalMs);
  return listFailedAddresses(db.read, ids);
};
