import { inBasicLetters } from '@tandem/domain/alerts/sms';
import type { Writes } from '../database/database.ts';
import { addCalls, type NewCall } from './call-queries.ts';
import { addMessages, type NewMessage } from './message-queries.ts';
import type { JobQueue } from '../queue/queue.ts';

/** From how many messages on they let others pass: nobody waits for a new password behind an import. */
const manyMessages = 20;

const asSent = (message: NewMessage): NewMessage =>
  message.channel === 'sms' ? { ...message, text: inBasicLetters(message.text) } : message;

const isCall = (message: NewMessage | NewCall): message is NewCall => message.channel === 'call';

/**
 * Writes mail and SMS in the transaction of what they tell, each with the job that sends it: both are kept, or neither. What is
 * for somebody without an address is kept for the staff to tell. Answers the ids of the messages that leave, in their order.
 */
export const enqueueMessages = async (
  { jobs, now }: { jobs: JobQueue; now: () => Date },
  tx: Writes,
  messages: readonly (NewMessage | NewCall)[],
): Promise<number[]> => {
  await addCalls(tx, messages.filter(isCall), now());
  const leaving = messages.filter((message) => !isCall(message)).map(asSent);
  if (leaving.length === 0) return [];
  const ids = await addMessages(tx, leaving, now());
  await jobs.add(
    tx,
    'send-message',
    ids.map((messageId) => ({ messageId })),
    undefined,
    ids.length > manyMessages ? -1 : 0,
  );
  return ids;
};
