import { links } from '../../../platform/mail/links.ts';
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Writes } from '../../../platform/database/database.ts';
import { letterTo } from '../../alerts/index.ts';
import { addNotifications } from '../../notifications/index.ts';
import type { Services } from '../../services.ts';
import { findNeedOfCompany } from '../states/need-move-queries.ts';
import { correctionMail, correctionNotice, type CorrectionFacts } from './messages.ts';

const path = '/company/offers';

/** Tells a company, by mail and at its bell, what the centre has changed of its need. */
export const tellCorrection = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  { needId, ...facts }: CorrectionFacts & { needId: number },
): Promise<void> => {
  const { account_id: accountId, email, company } = orNotFound(await findNeedOfCompany(tx, needId));
  const notice = { accountId, text: correctionNotice(facts), link: path, about: {} };
  await addNotifications(tx, [notice], services.now());
  const link = links(services.config).absolute(path);
  const mail = correctionMail(facts, { greeted: company, link });
  const letter = await letterTo(services, tx, { id: accountId, email }, mail);
  await enqueueMessages(services, tx, [{ ...letter, about: {} }]);
};
