import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../storage/database.ts';
import { countQueued, listFailedRecipients } from '../storage/messages.ts';

const patienceMs = 3000;
const intervalMs = 60;

/**
 * Waits up to three seconds for messages that were just posted, and answers the recipients that were refused by then.
 * What is still on its way shows in the row's indicator when it has arrived or failed.
 */
export const refusedWithin = async (db: Database, ids: readonly number[]): Promise<string[]> => {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline && (await countQueued(db.read, ids)) > 0)
    await pause(intervalMs);
  return listFailedRecipients(db.read, ids);
};
