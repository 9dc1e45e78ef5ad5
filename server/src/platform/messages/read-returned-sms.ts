import type { PlatformServices } from '../services.ts';
import { findMessageIds } from './message-id.ts';
import { noteReturned } from './returned-queries.ts';

/** Networks try no longer to reach a phone; what is read again is noted once. */
const daysBack = 4;

/** Asks the provider which SMS it could not deliver, and notes whom they did not reach. */
export const readReturnedSms = async (
  {
    db,
    keyring,
    log,
    metrics,
    now,
    sms,
  }: Pick<PlatformServices, 'db' | 'keyring' | 'log' | 'metrics' | 'now' | 'sms'>,
  stopping: AbortSignal,
): Promise<void> => {
  let noted = 0;
  for await (const { to, tags, reason, isRefused } of sms.returned(daysBack)) {
    if (stopping.aborted) break;
    for (const messageId of findMessageIds(keyring, tags.join(' '))) {
      const came = await db.transaction((tx) =>
        noteReturned(
          tx,
          { channel: 'sms', messageId },
          {
            isRefused: (recipient) => isRefused && recipient === to,
            reason: (reason || 'Le SMS n’a pas été remis.').slice(0, 500),
            at: now(),
          },
        ),
      );
      if (!came) continue;
      metrics.messageFailed('sms', true);
      noted += 1;
    }
  }
  if (noted > 0) log.info({ sms: noted }, 'SMS came back');
};
