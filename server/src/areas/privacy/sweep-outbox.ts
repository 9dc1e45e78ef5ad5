import type { Services } from '../services.ts';
import { findKnownMessages } from '../../platform/messages/message-queries.ts';
import { listOutbox, removeFromOutbox } from '../../platform/mail/outbox.ts';

const lookedUpAtOnce = 500;

/**
 * Deletes the files of messages that are no longer kept: those of an account that is gone, and those that are settled for
 * so long that nobody keeps them.
 */
export const sweepOutbox = async ({
  config,
  db,
}: Pick<Services, 'config' | 'db'>): Promise<void> => {
  const written = await listOutbox(config.dataDir);
  for (let from = 0; from < written.length; from += lookedUpAtOnce) {
    const some = written.slice(from, from + lookedUpAtOnce);
    const known = await findKnownMessages(
      db.read,
      some.map(({ messageId }) => messageId),
    );
    for (const { file, messageId, writtenFor } of some)
      if (known.get(messageId)?.getTime() !== writtenFor)
        await removeFromOutbox(config.dataDir, file);
  }
};
