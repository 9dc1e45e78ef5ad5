import { daysLater } from '@tandem/domain/calendar/elapsed';
import type { Writes } from '../../platform/database/database.ts';
import type { About } from '../../platform/messages/about.ts';
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts';
import { findDeviceIds } from '../../platform/push/device-queries.ts';
import type { Services } from '../services.ts';

/** What is told at once, in a line, beside the mail that says it all. */
export interface Alert {
  account: { id: number; email: string | null };
  /** The mail's subject: a device shows no more than that to whoever sees its screen. */
  subject: string;
  /** Of the web client: the page with its buttons. */
  path: string;
  about: About;
  /** As of the mail; a day unless told, for it says something of now. */
  leaveUntil?: Date;
}

/** The same of somebody who has an address. */
export type ReachedAlert = Alert & { account: { email: string } };

/** Tells every device that the accounts asked it for, when the mails leave too. */
export const alertDevices = async (
  services: Pick<Services, 'jobs' | 'now'>,
  tx: Writes,
  alerts: readonly ReachedAlert[],
): Promise<void> => {
  const devices = await findDeviceIds(
    tx,
    alerts.map(({ account }) => account.id),
  );
  const until = daysLater(services.now(), 1);
  const messages = alerts.flatMap(({ account, subject, path, about, leaveUntil = until }) =>
    (devices.get(account.id) ?? []).map((pushDeviceId) => ({
      channel: 'push' as const,
      recipient: account.email,
      subject,
      text: path,
      html: null,
      about,
      leaveUntil,
      pushDeviceId,
    })),
  );
  await enqueueMessages(services, tx, messages);
};
