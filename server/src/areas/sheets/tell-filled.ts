import type { Writes } from '../../platform/database/database.ts';
import { links } from '../../platform/mail/links.ts';
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts';
import { addNotifications } from '../notifications/index.ts';
import type { Services } from '../services.ts';
import { filledMail, filledNotice, type Changed, type Readers } from './messages.ts';

interface Reader {
  accountId: number;
  email: string | null;
  greeted: string;
  /** Where they read their sheet. */
  path: string;
  /** Who else reads it. */
  readers: Readers;
}

/** Tells somebody who has an address, by mail and at their bell, that the centre has filled their sheet in, or what it has changed of it. */
export const tellFilled = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  { accountId, email, greeted, path, readers }: Reader,
  changed: Changed,
): Promise<void> => {
  // It is they who have said what stands in it.
  if (email === null) return;
  const notice = { accountId, text: filledNotice(changed), link: path, about: {} };
  await addNotifications(tx, [notice], services.now());
  const link = links(services.config).absolute(path);
  const mail = filledMail(changed, { greeted, link, readers });
  await enqueueMessages(services, tx, [{ channel: 'mail', recipient: email, ...mail, about: {} }]);
};
