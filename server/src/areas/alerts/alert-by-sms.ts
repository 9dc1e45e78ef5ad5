import { parisClock } from '@tandem/domain/calendar/paris-time';
import { endOfHours, mayLeave } from '@tandem/domain/calendar/quiet-hours';
import type { Writes } from '../../platform/database/database.ts';
import { links, shortPath } from '../../platform/mail/links.ts';
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts';
import { ringSuperusers } from '../notifications/index.ts';
import type { Services } from '../services.ts';
import type { Alert } from './alert-devices.ts';
import { ceilingNotice } from './messages.ts';
import { countLeftOut, countSent, findSmsReader } from './sms-queries.ts';

export const monthOf = (at: Date): string => parisClock(at).day.slice(0, 7);

/** From then on what else may tell it does alone; superusers hear of it once a month. */
export const leaveOutSms = async (tx: Writes, at: Date): Promise<void> => {
  if (!(await countLeftOut(tx, monthOf(at)))) return;
  await ringSuperusers(tx, { text: ceilingNotice, link: '/dashboard/envois' }, at);
};

/**
 * Tells a mobile number beside the mail, where one is known and nobody asked for no SMS: by day, neither on Sundays nor on
 * public holidays, until the month's ceiling is reached.
 */
export const alertBySms = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  { account, subject, path, about }: Alert,
): Promise<void> => {
  const at = services.now();
  if (!mayLeave(at)) return;
  const { phone, wanted } = await findSmsReader(tx, account.id);
  if (phone === null || !wanted) return;
  if (!(await countSent(tx, monthOf(at)))) return leaveOutSms(tx, at);
  const link = links(services.config).absolute(shortPath(path));
  await enqueueMessages(services, tx, [
    {
      channel: 'sms',
      recipient: phone,
      subject: '',
      text: `Tandem : ${subject}. ${link}`,
      html: null,
      about: { ...about, accountIds: [account.id] },
      leaveUntil: endOfHours(at),
    },
  ]);
};
