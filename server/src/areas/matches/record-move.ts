import { matchId, type MatchStatus } from '@tandem/domain/matches/match';
import { isStaff, type AccountKind } from '@tandem/domain/accounts/roles';
import type { SignedInActor } from '../../platform/http/call.ts';
import type { CallJournal } from '../../platform/audit-log/call-audit-log.ts';
import { links, matchPath } from '../../platform/mail/links.ts';
import { moveMail, moveNotice, type MoveFacts } from './messages.ts';
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts';
import type { Services } from '../services.ts';
import type { Writes } from '../../platform/database/database.ts';
import { addMove, writeStatus } from './move-queries.ts';
import { findMatchParties, type MatchParties } from './party-queries.ts';
import type { MatchRow } from './match-queries.ts';
import { addNotifications } from '../notifications/index.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';

type Reader = 'applicant' | 'company';

/** Whom a move is told to: the other party; both when the staff made it. */
const readersOf = (kind: AccountKind): Reader[] => {
  if (isStaff(kind)) return ['applicant', 'company'];
  return kind === 'applicant' ? ['company'] : ['applicant'];
};

const notify = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  reader: Reader,
  parties: MatchParties,
  facts: Pick<MoveFacts, 'to'> & { id: number },
): Promise<void> => {
  const path = matchPath(reader, facts.id);
  const { account, otherParty } =
    reader === 'applicant'
      ? { account: parties.applicant, otherParty: parties.companyName }
      : { account: parties.company, otherParty: parties.candidateName };
  const told: MoveFacts = {
    to: facts.to,
    otherParty,
    needTitle: parties.needTitle,
    link: links(services.config).absolute(path),
  };
  const mail = moveMail(reader, told);
  await enqueueMessages(services, tx, [{ channel: 'mail', recipient: account.email, ...mail }]);
  const notice = { accountId: account.id, text: moveNotice(reader, told), link: path };
  await addNotifications(tx, [notice], services.now());
};

/** Sets a status that has been judged open: with its history, a mail and a bell for the other party. */
export const recordMove = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  { actor, journal }: { actor: SignedInActor; journal: CallJournal },
  match: MatchRow,
  to: MatchStatus,
): Promise<void> => {
  const pair = { candidateId: match.applicant_id, needId: match.offer_id };
  const at = services.now();
  const parties = orNotFound(await findMatchParties(tx, pair));
  await writeStatus(tx, pair, to, at);
  await addMove(tx, {
    ...pair,
    from: match.status,
    to,
    accountId: actor.accountId,
    movedBy: actor.kind,
    at,
  });
  await journal.changed(tx, { applicants: [match.applicant_id], companies: [match.company_id] });
  for (const reader of readersOf(actor.kind))
    await notify(services, tx, reader, parties, { to, id: matchId(pair) });
};
