import { isStaff, type AccountKind } from '@tandem/domain/accounts/roles';
import type { Breaking } from '@tandem/domain/enrolments/breaking';
import { matchId, type Pair } from '@tandem/domain/matches/match';
import type { Writes } from '../../../platform/database/database.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { links, matchPath } from '../../../platform/mail/links.ts';
import { aboutPair } from '../../../platform/messages/about.ts';
import { fallenParagraphs, sendNews, tellFallen, type Fallen } from '../../calendar/index.ts';
import type { Services } from '../../services.ts';
import { findMatchParties } from '../messages/party-queries.ts';
import { isProfessionalPair } from './contract-kind-queries.ts';
import { enrolmentMail, enrolmentNotice } from './messages.ts';

interface ToldEnrolment {
  by: AccountKind;
  /** Null for a break that was a mistake. */
  breaking: Breaking | null;
  note: string | null;
  /** Meetings of the two that fall with it. */
  fallen?: readonly Fallen[];
}

/** Tells the candidate, and the company of what it did not do itself: that hears of its meetings alone. */
export const tellEnrolment = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  pair: Pair,
  { by, breaking, note, fallen = [] }: ToldEnrolment,
): Promise<void> => {
  const parties = orNotFound(await findMatchParties(tx, pair));
  const byCentre = isStaff(by);
  const isProfessional = await isProfessionalPair(tx, pair);
  for (const reader of byCentre ? (['applicant', 'company'] as const) : (['applicant'] as const)) {
    const path = matchPath(reader, matchId(pair));
    const news = {
      breaking,
      isProfessional,
      byCentre,
      greeted: reader === 'applicant' ? parties.candidateFirstName : parties.companyName,
      otherParty: reader === 'applicant' ? parties.companyName : parties.candidateName,
      needTitle: parties.needTitle,
      note,
      more: fallenParagraphs(fallen, reader),
      link: links(services.config).absolute(path),
    };
    await sendNews(services, tx, {
      account: reader === 'applicant' ? parties.candidate : parties.company,
      reader,
      text: enrolmentNotice(reader, news),
      mail: enrolmentMail(reader, news),
      path,
      about: aboutPair(pair),
      fallen,
    });
  }
  if (!byCentre) await tellFallen(services, tx, fallen, 'match_closed', 'company');
};
