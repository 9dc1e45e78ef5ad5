import type { Writes } from '../../platform/database/database.ts';
import type { ComposedMail } from '../../platform/mail/compose-mail.ts';
import type { About } from '../../platform/messages/about.ts';
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts';
import type { Services } from '../services.ts';
import { findSuperusers } from './account-queries.ts';

/** Writes the mail to every superuser, save the one whose account is `except`. */
export const tellSuperusers = async (
  services: Pick<Services, 'jobs' | 'now'>,
  tx: Writes,
  { mail, about, except }: { mail: ComposedMail; about: About; except?: number },
): Promise<void> => {
  const told = (await findSuperusers(tx)).filter(({ id }) => id !== except);
  await enqueueMessages(
    services,
    tx,
    told.map(({ email }) => ({ channel: 'mail' as const, recipient: email, ...mail, about })),
  );
};
