import { matchId, type Pair } from '@tandem/domain/matches/match';
import type { NearPair } from '@tandem/matching/chances/near-pairs';
import type { Writes } from '../../../platform/database/database.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { links, matchPath } from '../../../platform/mail/links.ts';
import { aboutPair } from '../../../platform/messages/about.ts';
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts';
import { closingOf } from '../../alerts/index.ts';
import { addNotifications } from '../../notifications/index.ts';
import type { Services } from '../../services.ts';
import { findMatchParties } from '../messages/party-queries.ts';
import { proposalMail, proposalNotice } from './messages.ts';

/** Tells both sides of a pair that the centre proposes it, by mail and bell. */
export const tellProposal = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  pair: Pair,
  { rule, km }: Pick<NearPair<unknown>, 'rule' | 'km'>,
): Promise<void> => {
  const parties = orNotFound(await findMatchParties(tx, pair));
  const about = aboutPair(pair);
  const close = await closingOf(services, tx, [parties.candidate, parties.company]);
  for (const reader of ['applicant', 'company'] as const) {
    const path = matchPath(reader, matchId(pair));
    const isCandidate = reader === 'applicant';
    const account = isCandidate ? parties.candidate : parties.company;
    const facts = {
      greeted: isCandidate ? parties.candidateFirstName : parties.companyName,
      otherParty: isCandidate ? parties.companyName : parties.candidateName,
      needTitle: parties.needTitle,
      rule,
      km,
      link: links(services.config).absolute(path),
    };
    const mail = proposalMail(reader, facts);
    await enqueueMessages(services, tx, [{ ...close(account, mail), about }]);
    const notice = {
      accountId: account.id,
      text: proposalNotice(reader, facts),
      link: path,
      about,
    };
    await addNotifications(tx, [notice], services.now());
  }
};
