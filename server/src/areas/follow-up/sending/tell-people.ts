import { parisClock } from '@tandem/domain/calendar/paris-time';
import { endOfHours } from '@tandem/domain/calendar/quiet-hours';
import type { Channel } from '@tandem/domain/follow-up/settings/channels';
import type { CallAuditLog } from '../../../platform/audit-log/call-audit-log.ts';
import type { Writes } from '../../../platform/database/database.ts';
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts';
import { makeSecretToken } from '../../../platform/security/tokens.ts';
import { findInvitedAmong, remind } from '../../invitations/index.ts';
import {
  alertBy,
  countSent,
  findReferents,
  leaveOutSms,
  monthOf,
  noteReaders,
} from '../../alerts/index.ts';
import { addNotifications } from '../../notifications/index.ts';
import type { Services } from '../../services.ts';
import { forgetChangedNeeds } from './changed/changed-needs-queries.ts';
import { forgetClosedNeeds } from './closed/closed-needs-queries.ts';
import { findBestNews } from './news-queries.ts';
import type { Plan, Planned } from './plan-outgoing.ts';
import { beginDigests, noteReminders } from './sending-queries.ts';
import { othersOf, toldTo, type Told } from './told-to.ts';
import { noteWordsTold } from './written/untold-words-queries.ts';

type Telling = Pick<Services, 'config' | 'jobs' | 'now'>;

/** All of them in a few statements: a hundred people would otherwise take a thousand. */
const tellRegistered = async (
  services: Telling,
  tx: Writes,
  told: readonly Told[],
  at: Date,
): Promise<void> => {
  const mails = told.flatMap(({ mail }) => mail ?? []);
  await enqueueMessages(services, tx, mails);
  await addNotifications(
    tx,
    told.flatMap(({ notice }) => notice ?? []),
    at,
  );
  await alertBy(
    services,
    tx,
    told.map(({ alert }) => alert),
  );
};

interface Invited {
  lessToken: string;
  channels: readonly Channel[];
}

/** Those who have not registered get their invitation again. */
const tellInvited = async (
  services: Telling,
  tx: Writes,
  side: Planned['person']['side'],
  told: ReadonlyMap<number, Invited>,
  { at, auditLog }: { at: Date; auditLog: CallAuditLog },
): Promise<void> => {
  if (told.size === 0) return;
  const invited = await findInvitedAmong(tx, side, [...told.keys()]);
  const leaveUntil = endOfHours(at);
  const byItself = new Map(
    [...told].map(([accountId, how]) => [accountId, { ...how, leaveUntil }]),
  );
  for (const { channels } of told.values())
    if (channels.includes('sms')) await countSent(tx, monthOf(at));
  await remind(services, tx, invited, auditLog, { by: null, byItself });
};

/** Writes what leaves to these people, once: in the transaction that notes that it did. */
export const tellPeople = async (
  services: Telling,
  tx: Writes,
  { settings, planned }: Plan,
  { at, auditLog }: { at: Date; auditLog: CallAuditLog },
): Promise<number> => {
  const { day } = parisClock(at);
  const readers = planned
    .filter(({ outgoing }) => outgoing.news)
    .map(({ person }) => ({ accountId: person.accountId, side: person.side }));
  const news = await findBestNews(tx, settings.begunAt, readers);
  const begun = await beginDigests(
    tx,
    planned.map(({ person, outgoing }) => ({
      accountId: person.accountId,
      reminders: outgoing.reminders.length,
    })),
    { day, at },
  );
  const told = planned.filter(({ person }) => begun.has(person.accountId));
  const tokens = await noteReaders(
    tx,
    told.map(({ person, state, outgoing }) => ({
      accountId: person.accountId,
      token: state.token ?? makeSecretToken(),
      newsUntil: outgoing.news ? at : null,
    })),
  );
  await forgetChangedNeeds(
    tx,
    told.flatMap(({ person, changed }) => (changed.length > 0 ? [person.accountId] : [])),
  );
  await forgetClosedNeeds(
    tx,
    told.flatMap(({ person, outgoing, closed }) =>
      outgoing.news && closed.length > 0 ? [person.accountId] : [],
    ),
  );
  await noteWordsTold(
    tx,
    told.flatMap(({ written }) => written),
  );
  const reminders = told.flatMap(({ outgoing }) => outgoing.reminders);
  await noteReminders(tx, reminders, { at, by: null });
  for (const { isSmsLeftOut } of told) if (isSmsLeftOut) await leaveOutSms(tx, at);
  const invited = { applicant: new Map<number, Invited>(), company: new Map<number, Invited>() };
  const others = await othersOf(tx, told);
  const referents = await findReferents(
    tx,
    told.map(({ person }) => person.accountId),
  );
  const registered: Told[] = [];
  for (const one of told) {
    const { accountId, side, isRegistered } = one.person;
    const lessToken = tokens.get(accountId) ?? '';
    const best = news.get(accountId) ?? [];
    if (isRegistered)
      registered.push(
        await toldTo(services, tx, one, {
          settings,
          news: best,
          others: others[side],
          referent: referents.get(accountId) ?? null,
          lessToken,
          at,
        }),
      );
    else invited[side].set(accountId, { lessToken, channels: one.outgoing.channels });
  }
  await tellRegistered(services, tx, registered, at);
  await tellInvited(services, tx, 'applicant', invited.applicant, { at, auditLog });
  await tellInvited(services, tx, 'company', invited.company, { at, auditLog });
  return told.length;
};
