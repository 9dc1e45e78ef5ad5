import type { Writes } from '../database/database.ts';
import { addMessages, type NewMessage } from './message-queries.ts';
import type { JobQueue } from '../queue/queue.ts';

/** From how many messages on they let others pass: nobody waits for a new password behind an import. */
const manyMessages = 20;

/**
 * Writes mail and SMS in the transaction of what they tell, each with the job that sends it: both are kept, or neither.
 * Answers the ids of the messages, in their order.
 */
export const enqueueMessages = async (
  { jobs, now }: { jobs: JobQueue; now: () => Date },
  tx: Writes,
  messages: readonly NewMessage[],
): Promise<number[]> => {
  if (messages.length === 0) return [];
  const ids = await addMessages(tx, messages, now());
  await jobs.add(
    tx,
    'send-message',
    ids.map((messageId) => ({ messageId })),
    undefined,
    ids.length > manyMessages ? -1 : 0,
  );
  return ids;
};
