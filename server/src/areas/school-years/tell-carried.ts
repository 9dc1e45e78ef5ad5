import type { Writes } from '../../platform/database/database.ts';
import type { ComposedMail } from '../../platform/mail/compose-mail.ts';
import { links } from '../../platform/mail/links.ts';
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts';
import { alertDevices } from '../alerts/index.ts';
import {
  aboutFallen,
  fallenCalendar,
  fallenNotice,
  fallenParagraphs,
  type Fallen,
} from '../calendar/index.ts';
import { askToConfirm } from '../confirmations/index.ts';
import { addNotifications } from '../notifications/index.ts';
import type { Services } from '../services.ts';
import type { Untold } from './carry-queries.ts';
import { candidateMail, carriedNotice, companyMail } from './messages.ts';

type Telling = Pick<Services, 'config' | 'jobs' | 'now'>;

/** A company is asked about each of its needs. */
const mailFor = async (
  services: Telling,
  tx: Writes,
  rows: readonly [Untold, ...Untold[]],
  fallen: readonly Fallen[],
): Promise<ComposedMail> => {
  const { confirmation, absolute } = links(services.config);
  const at = services.now();
  const [first] = rows;
  if (first.candidateId !== null) {
    const token = await askToConfirm(tx, { candidateId: first.candidateId }, at);
    const sheet = absolute('/applicant/application');
    const more = fallenParagraphs(fallen, 'applicant');
    return candidateMail({ ...first, sheet, more }, confirmation(token));
  }
  const needs = [];
  for (const { title, needId } of rows)
    if (needId !== null)
      needs.push({
        title: title ?? '',
        link: confirmation(await askToConfirm(tx, { needId }, at)),
      });
  return companyMail({ ...first, more: fallenParagraphs(fallen, 'company') }, needs);
};

/** One mail and one line at the bell for all that was carried over of one account, with its meetings that fall. */
export const tellOne = async (
  services: Telling,
  tx: Writes,
  rows: readonly [Untold, ...Untold[]],
  fallen: readonly Fallen[],
): Promise<void> => {
  const [{ accountId, email, candidateId }] = rows;
  const path = candidateId === null ? '/company/offers' : '/applicant/application';
  const about = fallen.length > 0 ? aboutFallen(fallen) : {};
  const text = carriedNotice(rows) + fallenNotice(fallen);
  await addNotifications(tx, [{ accountId, text, link: path, about }], services.now());
  const mail = await mailFor(services, tx, rows, fallen);
  const calendar = fallenCalendar(services, fallen, candidateId === null ? 'company' : 'applicant');
  const message = { channel: 'mail' as const, recipient: email, ...mail, ...calendar, about };
  await enqueueMessages(services, tx, [message]);
  if (fallen.length === 0) return;
  const account = { id: accountId, email };
  await alertDevices(services, tx, [{ account, subject: mail.subject, path, about }]);
};
