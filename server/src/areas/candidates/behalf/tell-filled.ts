import type { Writes } from '../../../platform/database/database.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { links } from '../../../platform/mail/links.ts';
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts';
import { findAccount } from '../../accounts/index.ts';
import { addNotifications } from '../../notifications/index.ts';
import type { Services } from '../../services.ts';
import { filledMail, filledNotice } from './messages.ts';

const path = '/applicant/application';

/** Tells a candidate, by mail and at their bell, that the centre has filled their sheet in, or what it has changed of it. */
export const tellFilled = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  accountId: number,
  changed: readonly string[] | null,
): Promise<void> => {
  const { email, first_name: greeted } = orNotFound(await findAccount(tx, accountId));
  const notice = { accountId, text: filledNotice(changed), link: path, about: {} };
  await addNotifications(tx, [notice], services.now());
  const link = links(services.config).absolute(path);
  const mail = filledMail(changed, { greeted, link });
  await enqueueMessages(services, tx, [{ channel: 'mail', recipient: email, ...mail, about: {} }]);
};
