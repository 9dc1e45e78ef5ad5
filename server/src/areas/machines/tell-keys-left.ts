import { parisClock } from '@tandem/domain/calendar/paris-time';
import { keyState } from '@tandem/domain/machines/machine-key';
import type { Writes } from '../../platform/database/database.ts';
import { links } from '../../platform/mail/links.ts';
import { tellSuperusers } from '../accounts/index.ts';
import type { Services } from '../services.ts';
import { findKeys } from './keys/key-queries.ts';
import { keysLeftMail } from './messages.ts';
import { findWebhooks } from './webhooks/webhook-queries.ts';

/**
 * Tells the other superusers what somebody who is about to leave has linked and may know the key of: programs go on reading,
 * since they are the centre's and not a person's. Of what nobody is known to have made any more they are reminded.
 */
export const tellKeysLeft = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  leaverId: number,
): Promise<void> => {
  const today = parisClock(services.now()).day;
  const isLeft = ({ created_by: by }: { created_by: number | null }) =>
    by === null || by === leaverId;
  const keys = (await findKeys(tx)).filter(
    (key) =>
      isLeft(key) &&
      keyState({ endsOn: key.ends_on, revokedAt: key.revoked_at }, today) === 'active',
  );
  const webhooks = (await findWebhooks(tx)).filter(isLeft);
  if (keys.length + webhooks.length === 0) return;
  const mail = keysLeftMail({
    keys: keys.map(({ name }) => name),
    hosts: webhooks.map(({ url }) => new URL(url).host),
    link: links(services.config).absolute('/dashboard/logiciels'),
  });
  await tellSuperusers(services, tx, { mail, about: {}, except: leaverId });
};
