import type { Writes } from '../../../platform/database/database.ts';
import type { ComposedMail } from '../../../platform/mail/compose-mail.ts';
import type { About } from '../../../platform/messages/about.ts';
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts';
import { alertBySms, alertDevices } from '../../alerts/index.ts';
import { addNotifications } from '../../notifications/index.ts';
import type { Services } from '../../services.ts';
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
}

/** Sends one side of a match what it is told: by mail and bell, and what cannot wait as an alert. */
export const sendTelling = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  { account, mail, text, path, about, isUrgent }: Telling,
): Promise<void> => {
  await enqueueMessages(services, tx, [
    { channel: 'mail', recipient: account.email, ...mail, about },
  ]);
  const notice = { accountId: account.id, text, link: path, about };
  await addNotifications(tx, [notice], services.now());
  if (!isUrgent) return;
  const alert = { account, subject: mail.subject, path, about };
  await alertDevices(services, tx, [alert]);
  await alertBySms(services, tx, alert);
};
