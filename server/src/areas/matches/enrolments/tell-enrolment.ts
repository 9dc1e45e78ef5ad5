import { isStaff, type AccountKind } from '@tandem/domain/accounts/roles';
import type { Breaking } from '@tandem/domain/enrolments/breaking';
import { matchId, type Pair } from '@tandem/domain/matches/match';
import type { Writes } from '../../../platform/database/database.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { links, matchPath } from '../../../platform/mail/links.ts';
import { aboutPair } from '../../../platform/messages/about.ts';
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts';
import { letterTo } from '../../alerts/index.ts';
import { addNotifications } from '../../notifications/index.ts';
import type { Services } from '../../services.ts';
import { findMatchParties } from '../messages/party-queries.ts';
import { isProfessionalPair } from './contract-kind-queries.ts';
import { enrolmentMail, enrolmentNotice } from './messages.ts';

/** Tells the candidate, and the company of what it did not do itself. */
export const tellEnrolment = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  pair: Pair,
  told: { by: AccountKind; breaking: Breaking | null; note: string | null },
): Promise<void> => {
  const parties = orNotFound(await findMatchParties(tx, pair));
  const byCentre = isStaff(told.by);
  const isProfessional = await isProfessionalPair(tx, pair);
  const about = aboutPair(pair);
  for (const reader of byCentre ? (['applicant', 'company'] as const) : (['applicant'] as const)) {
    const path = matchPath(reader, matchId(pair));
    const news = {
      breaking: told.breaking,
      isProfessional,
      byCentre,
      greeted: reader === 'applicant' ? parties.candidateFirstName : parties.companyName,
      otherParty: reader === 'applicant' ? parties.companyName : parties.candidateName,
      needTitle: parties.needTitle,
      note: told.note,
      link: links(services.config).absolute(path),
    };
    const account = reader === 'applicant' ? parties.candidate : parties.company;
    const mail = enrolmentMail(reader, news);
    const letter = await letterTo(services, tx, account, mail);
    await enqueueMessages(services, tx, [{ ...letter, about }]);
    const notice = {
      accountId: account.id,
      text: enrolmentNotice(reader, news),
      link: path,
      about,
    };
    await addNotifications(tx, [notice], services.now());
  }
};
