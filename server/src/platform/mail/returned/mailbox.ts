import { mayBeReturned } from './read-returned.ts';
import type { ImapConfig } from '../../config-outside.ts';

/** How far a mailbox has been read: numbers of another validity are others' numbers. */
export interface Place {
  validity: string;
  lastUid: number;
}

interface Reading {
  /** Null where it is read for the first time. */
  place: Place | null;
  /** Older mails are left alone then. */
  since: Date;
  stopping: AbortSignal;
  /** What came, a few mails at a time, and how far it goes; false: somebody else has read on. */
  take(mails: readonly Uint8Array[], place: Place): Promise<boolean>;
}

/** What stands after it of a longer mail is the mail that comes back. */
const mostBytes = 256 * 1024;
const batch = 20;
/** The rest waits for the next reading. */
const mostMails = 500;

const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

const isLoopback = (host: string): boolean => /^(?:localhost|127\.[\d.]+|::1)$/.test(host);

const openClient = async ({ host, port, isSecure, user, password }: ImapConfig) => {
  const { ImapFlow } = await import('imapflow');
  const client = new ImapFlow({
    host,
    port,
    secure: isSecure,
    // A password goes to no other machine in clear.
    ...(!isSecure && !isLoopback(host) && { doSTARTTLS: true }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    maxLineLength: 4 * 1024 * 1024,
    maxLiteralSize: 4 * mostBytes,
    maxResponseSize: 8 * 1024 * 1024,
    ...timeouts,
  });
  // What breaks is told by the command that waits for it.
  client.on('error', () => {});
  await client.connect();
  return client;
};

type Client = Awaited<ReturnType<typeof openClient>>;

const findNumbers = async (
  client: Client,
  known: number | null,
  since: Date,
): Promise<number[]> => {
  const query = known === null ? { since } : { uid: `${known + 1}:*` };
  const found = (await client.search(query, { uid: true })) || [];
  // `8:*` names the last mail even where its number is 7.
  return found
    .filter((uid) => uid > (known ?? 0))
    .toSorted((one, other) => one - other)
    .slice(0, mostMails);
};

/** Those of these mails that may be ones that came back. */
const fetchReturned = async (client: Client, uids: readonly number[]): Promise<Uint8Array[]> => {
  const heads = await client.fetchAll(
    uids.join(','),
    { uid: true, headers: ['content-type', 'from', 'x-failed-recipients'] },
    { uid: true },
  );
  const mails: Uint8Array[] = [];
  for (const { uid, headers } of heads) {
    if (!mayBeReturned(headers?.toString('utf8') ?? '')) continue;
    const mail = await client.fetchOne(
      String(uid),
      { source: { maxLength: mostBytes } },
      { uid: true },
    );
    if (mail && mail.source) mails.push(mail.source);
  }
  return mails;
};

/** Reads what has come into a mailbox since; changes nothing in it, so that people may read it too. */
export const readMailbox = async (
  config: ImapConfig,
  { place, since, stopping, take }: Reading,
): Promise<void> => {
  const client = await openClient(config);
  const close = () => client.close();
  stopping.addEventListener('abort', close);
  try {
    const { uidValidity, uidNext } = await client.mailboxOpen(config.folder, { readOnly: true });
    const validity = String(uidValidity);
    const known = place?.validity === validity ? place.lastUid : null;
    const uids = await findNumbers(client, known, since);
    if (known === null && uids.length === 0) await take([], { validity, lastUid: uidNext - 1 });
    for (let start = 0; start < uids.length; start += batch) {
      stopping.throwIfAborted();
      const some = uids.slice(start, start + batch);
      const mails = await fetchReturned(client, some);
      if (!(await take(mails, { validity, lastUid: Math.max(...some) }))) break;
    }
    await client.logout();
  } finally {
    stopping.removeEventListener('abort', close);
    client.close();
  }
};
