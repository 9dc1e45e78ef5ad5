import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { Writes } from '../database/database.ts';
import type { PlatformServices } from '../services.ts';
import type { ImapConfig } from '../config-outside.ts';
import { readMailbox, type Place } from '../mail/returned/mailbox.ts';
import { readReturned, type Returned } from '../mail/returned/read-returned.ts';
import { findMessageIds } from './message-id.ts';
import { findPlace, movePlace, noteReturned } from './returned-queries.ts';

/** No mail server tries for longer. */
const daysBack = 7;
const dayMs = 86_400_000;

const hashOf = ({ host, port, user, folder }: ImapConfig): string =>
  createHash('sha256')
    .update(JSON.stringify([host, port, user, folder]))
    .digest('base64url');

type Reading = Pick<PlatformServices, 'config' | 'db' | 'keyring' | 'log' | 'metrics' | 'now'>;

interface OwnReturned extends Returned {
  messageId: number;
}

/**
 * What is said of mails of ours. A mail that names none, or several, is about none: whoever writes to the mailbox could else
 * have anybody's address set aside.
 */
const readOwn = async (
  { keyring }: Pick<Reading, 'keyring'>,
  mails: readonly Uint8Array[],
): Promise<OwnReturned[]> => {
  const own: OwnReturned[] = [];
  for (const mail of mails) {
    const returned = await readReturned(mail);
    const [messageId, ...others] = returned ? findMessageIds(keyring, returned.text) : [];
    if (returned && messageId !== undefined && others.length === 0)
      own.push({ ...returned, messageId });
  }
  return own;
};

/** As mail servers write it to each other. */
const asSent = (address: string): string => {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`.toLowerCase();
};

const noteOwn = (
  { now }: Pick<Reading, 'now'>,
  tx: Writes,
  { messageId, verdict, addresses, reason }: OwnReturned,
): Promise<boolean> =>
  noteReturned(
    tx,
    { channel: 'mail', messageId },
    {
      isRefused: (recipient) =>
        verdict === 'refused' && addresses.map(asSent).includes(asSent(recipient)),
      reason: (reason || 'L’e-mail est revenu.').slice(0, 500),
      at: now(),
    },
  );

/** Reads on in the mailbox to which mails come back, and notes whom they did not reach. */
export const readReturnedMail = async (services: Reading, stopping: AbortSignal): Promise<void> => {
  const { config, db, log, metrics, now } = services;
  if (config.imap === null) return;
  const mailbox = hashOf(config.imap);
  let reached = await findPlace(db.read, mailbox);
  let noted = 0;
  const take = async (mails: readonly Uint8Array[], place: Place): Promise<boolean> => {
    const own = await readOwn(services, mails);
    const came = await db.transaction(async (tx) => {
      if (!(await movePlace(tx, mailbox, reached, place))) return null;
      let count = 0;
      for (const one of own) if (await noteOwn(services, tx, one)) count += 1;
      return count;
    });
    if (came === null) return false;
    for (let left = came; left > 0; left -= 1) metrics.messageFailed('mail', true);
    noted += came;
    reached = place;
    return true;
  };
  await readMailbox(config.imap, {
    place: reached,
    since: new Date(now().getTime() - daysBack * dayMs),
    stopping,
    take,
  });
  if (noted > 0) log.info({ mails: noted }, 'mails came back');
};
