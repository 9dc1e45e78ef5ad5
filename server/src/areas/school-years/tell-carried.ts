import type { Writes } from '../../platform/database/database.ts';
import type { ComposedMail } from '../../platform/mail/compose-mail.ts';
import { links } from '../../platform/mail/links.ts';
import { fallenParagraphs, sendNews, type Fallen } from '../calendar/index.ts';
import { askToConfirm } from '../confirmations/index.ts';
import { sendLinkAnew } from '../needs/index.ts';
import type { Services } from '../services.ts';
import type { Untold } from './carry-queries.ts';
import { candidateMail, carriedNotice, companyMail } from './messages.ts';

type Telling = Pick<Services, 'config' | 'jobs' | 'now'>;

/** A company is asked about all of its needs on one page; a tutor who has not answered yet gets the link of the new one. */
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
    const token = await askToConfirm(tx, [{ candidateId: first.candidateId }], at);
    const sheet = absolute('/applicant/application');
    const more = fallenParagraphs(fallen, 'applicant');
    return candidateMail({ ...first, sheet, more }, confirmation(token));
  }
  const needs = [];
  for (const { title, needId } of rows)
    if (needId !== null)
      needs.push({
        needId,
        title: title ?? '',
        tutor: await sendLinkAnew(services, tx, needId),
      });
  const [need, ...others] = needs;
  const link = need && confirmation(await askToConfirm(tx, [need, ...others], at));
  return companyMail({ ...first, more: fallenParagraphs(fallen, 'company') }, needs, link);
};

/** One mail and one line at the bell for all that was carried over of one account, with its meetings that fall. */
export const tellOne = async (
  services: Telling,
  tx: Writes,
  rows: readonly [Untold, ...Untold[]],
  fallen: readonly Fallen[],
): Promise<void> => {
  const [{ accountId, email, candidateId, agreed }] = rows;
  await sendNews(services, tx, {
    account: { id: accountId, email },
    reader: candidateId === null ? 'company' : 'applicant',
    text: carriedNotice(rows),
    mail: await mailFor(services, tx, rows, fallen),
    path: candidateId === null ? '/company/offers' : '/applicant/application',
    about: { needIds: agreed.map(({ needId }) => needId) },
    fallen,
  });
};
