import type { Writes } from '../../platform/database/database.ts';
import type { About } from '../../platform/messages/about.ts';
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts';
import { findPushDevices } from '../../platform/push/device-queries.ts';
import type { Services } from '../services.ts';

/** What is told at once, in a line, beside the mail that says it all. */
export interface Alert {
  account: { id: number; email: string };
  /** The mail's subject: a device shows no more than that to whoever sees its screen. */
  subject: string;
  /** Of the web client: the page with its buttons. */
  path: string;
  about: About;
  /** As of the mail; a day unless told, for it says something of now. */
  leaveUntil?: Date;
}

const dayMs = 86_400_000;

/** Tells every device of the account that asked for it, when the mail leaves too. */
export const alertDevices = async (
  services: Pick<Services, 'jobs' | 'now'>,
  tx: Writes,
  { account, subject, path, about, leaveUntil }: Alert,
): Promise<void> => {
  const devices = await findPushDevices(tx, account.id);
  const until = leaveUntil ?? new Date(services.now().getTime() + dayMs);
  await enqueueMessages(
    services,
    tx,
    devices.map(({ id }) => ({
      channel: 'push',
      recipient: account.email,
      subject,
      text: path,
      html: null,
      about,
      leaveUntil: until,
      pushDeviceId: id,
    })),
  );
};
