import { Failure } from '@tandem/domain/errors';
import { otherSide } from '@tandem/domain/meetings/meeting';
import {
  isToldAtOnce,
  mayWriteAgain,
  sentBefore,
  writingLimits,
} from '@tandem/domain/conversations/conversation';
import { matchId, type Pair } from '@tandem/domain/matches/match';
import type { Writes } from '../../platform/database/database.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { links, matchPath } from '../../platform/mail/links.ts';
import { aboutPair } from '../../platform/messages/about.ts';
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts';
import type { Handler } from '../handler.ts';
import { findMatchParties, lockOwnMatch, type MatchParties, partiesOf } from '../matches/index.ts';
import { addNotifications } from '../notifications/index.ts';
import type { Services } from '../services.ts';
import {
  addMessage,
  findMessages,
  findReads,
  findWritten,
  noteUntold,
  type Side,
} from './written-message-queries.ts';
import { writtenMail, writtenNotice } from './messages.ts';
import { isOpenToWords, messageRecord, sideOf } from './read-messages.ts';
import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';
import { letterTo } from '../alerts/index.ts';

const tellOther = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  { by, parties, pair }: { by: Side; parties: MatchParties; pair: Pair },
): Promise<void> => {
  const reader = otherSide(by);
  const account = reader === 'applicant' ? parties.candidate : parties.company;
  const path = matchPath(reader, matchId(pair));
  const about = aboutPair(pair);
  const told = {
    greeted: reader === 'applicant' ? parties.candidateFirstName : parties.companyName,
    name: by === 'applicant' ? parties.candidateName : parties.companyName,
    needTitle: parties.needTitle,
    link: links(services.config).absolute(path),
  };
  const letter = await letterTo(services, tx, account, writtenMail(told));
  await enqueueMessages(services, tx, [{ ...letter, about }]);
  const notice = { accountId: account.id, text: writtenNotice(told), link: path, about };
  await addNotifications(tx, [notice], services.now());
};

/** A message that is sent twice is written once. */
export const writeMessage: Handler<
  'POST /matches/{id}/messages/',
  'config' | 'db' | 'jobs' | 'now'
> = async (services, { actor, params, body, auditLog }) => {
  const at = services.now();
  return services.db.transaction(async (tx) => {
    const match = await lockOwnMatch(tx, actor, params.id);
    if (!isOpenToWords(match)) throw new Failure('messages_not_open');
    const pair = pairOfRow(match);
    const side = sideOf(actor.kind);
    const parties = orNotFound(await findMatchParties(tx, pair));
    const earlier = await findMessages(tx, pair);
    const reads = await findReads(tx, pair);
    const own = earlier.filter((one) => one.side === side);
    const before = sentBefore(own, { ...body, at });
    if (before) return messageRecord(before, side, parties, reads);
    const since = new Date(at.getTime() - Math.max(...writingLimits.map((one) => one.withinMs)));
    if (!mayWriteAgain(await findWritten(tx, actor.accountId, since), at))
      throw new Failure('too_many_messages');
    const message = await addMessage(tx, pair, {
      accountId: actor.accountId,
      side,
      text: body.text,
      at,
      key: body.key ?? null,
    });
    const reader = otherSide(side);
    const unread = own.filter(({ id }) => id > reads[reader]);
    const isTold = isToldAtOnce(unread, at);
    if (isTold) await tellOther(services, tx, { by: side, parties, pair });
    await noteUntold(tx, pair, reader, isTold ? null : message.id);
    await auditLog.changed(tx, partiesOf(match));
    return messageRecord(message, side, parties, reads);
  });
};
