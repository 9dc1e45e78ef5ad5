import type { Writes } from '../../platform/database/database.ts';
import type { ComposedMail } from '../../platform/mail/compose-mail.ts';
import { links } from '../../platform/mail/links.ts';
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts';
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
): Promise<ComposedMail> => {
  const { confirmation, absolute } = links(services.config);
  const at = services.now();
  const [first] = rows;
  if (first.candidateId !== null) {
    const token = await askToConfirm(tx, { candidateId: first.candidateId }, at);
    const sheet = absolute('/applicant/application');
    return candidateMail({ ...first, sheet }, confirmation(token));
  }
  const needs = [];
  for (const { title, needId } of rows)
    if (needId !== null)
      needs.push({
        title: title ?? '',
        link: confirmation(await askToConfirm(tx, { needId }, at)),
      });
  return companyMail(first, needs);
};

/** One mail and one line at the bell for all that was carried over of one account. */
export const tellOne = async (
  services: Telling,
  tx: Writes,
  rows: readonly [Untold, ...Untold[]],
): Promise<void> => {
  const [{ accountId, email, candidateId }] = rows;
  const link = candidateId === null ? '/company/offers' : '/applicant/application';
  const notice = { accountId, text: carriedNotice(rows), link, about: {} };
  await addNotifications(tx, [notice], services.now());
  const mail = await mailFor(services, tx, rows);
  await enqueueMessages(services, tx, [{ channel: 'mail', recipient: email, ...mail, about: {} }]);
};
