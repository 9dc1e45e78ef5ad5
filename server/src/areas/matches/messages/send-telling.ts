import type { Writes } from '../../../platform/database/database.ts';
import type { ComposedMail } from '../../../platform/mail/compose-mail.ts';
import type { About } from '../../../platform/messages/about.ts';
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts';
import { alertBySms, alertDevices } from '../../alerts/index.ts';
import { fallenCalendar, fallenNotice, type Fallen } from '../../calendar/index.ts';
import { addNotifications } from '../../notifications/index.ts';
import type { Services } from '../../services.ts';
import type { Reader } from './move-facts.ts';
import type { MatchParties } from './party-queries.ts';

interface Telling {
  account: MatchParties['candidate' | 'company'];
  mail: ComposedMail;
  /** The line at the bell. */
  text: string;
  path: string;
  about: About;
  /** It cannot wait until somebody reads their mail. */
  isUrgent: boolean;
  /** Meetings of the reader that fall with it: calendars forget them, and devices say so at once. */
  fallen: readonly Fallen[];
  reader: Reader;
}

/** Sends one side of a match what it is told: by mail and bell, and what cannot wait as an alert. */
export const sendTelling = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  { account, mail, text, path, about, isUrgent, fallen, reader }: Telling,
): Promise<void> => {
  const calendar = fallenCalendar(services, fallen, reader);
  const message = { channel: 'mail' as const, recipient: account.email, ...mail, ...calendar };
  await enqueueMessages(services, tx, [{ ...message, about }]);
  const notice = { accountId: account.id, text: text + fallenNotice(fallen), link: path, about };
  await addNotifications(tx, [notice], services.now());
  const alert = { account, subject: mail.subject, path, about };
  if (isUrgent || fallen.length > 0) await alertDevices(services, tx, [alert]);
  if (isUrgent) await alertBySms(services, tx, alert);
};
