import { safeDeviceName } from '@tandem/domain/accounts/device';
import type { Writes } from '../../../platform/database/database.ts';
import { links } from '../../../platform/mail/links.ts';
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts';
import { hashToken } from '../../../platform/security/tokens.ts';
import type { Services } from '../../services.ts';
import type { Member } from '../account-queries.ts';
import { newPlaceMail } from '../messages.ts';
import { wasUsed } from '../use-queries.ts';
import { addPlace } from './known-place-queries.ts';

interface Place {
  /** The network. */
  host: string;
  /** What the browser calls itself. */
  device: string;
  /** The device has shown that the account has signed in on it, or its owner learns of it by another mail. */
  isKnown: boolean;
}

/**
 * Notes from where somebody has signed in, and tells them by mail when they never have from there: neither on this device nor
 * with such a browser in this network. The first place is where they registered. The demo's accounts are everybody's.
 */
export const notePlace = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  { id, email }: Pick<Member, 'id' | 'email'>,
  { host, device, isKnown }: Place,
): Promise<void> => {
  const { config, now } = services;
  // By name: a browser that has updated itself is the same browser.
  const name = safeDeviceName(device);
  const isFirst = !(await wasUsed(tx, id));
  const isNew = await addPlace(tx, id, hashToken(`${name} ${host}`), now());
  if (!isNew || isFirst || isKnown || config.demo) return;
  const mail = newPlaceMail({ name, host, at: now() }, links(config).absolute('/profile'));
  await enqueueMessages(services, tx, [{ channel: 'mail', recipient: email, ...mail, about: {} }]);
};
