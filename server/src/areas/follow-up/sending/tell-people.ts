import { parisClock } from '@tandem/domain/calendar/paris-time';
import { endOfHours } from '@tandem/domain/calendar/quiet-hours';
import { remindedKinds } from '@tandem/domain/follow-up/wait-kinds';
import { matchId } from '@tandem/domain/matches/match';
import type { Wait } from '@tandem/domain/follow-up/wait';
import type { CallAuditLog } from '../../../platform/audit-log/call-audit-log.ts';
import type { Writes } from '../../../platform/database/database.ts';
import { links } from '../../../platform/mail/links.ts';
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts';
import type { NewMessage } from '../../../platform/messages/message-queries.ts';
import { makeSecretToken } from '../../../platform/security/tokens.ts';
import { findInvitedAmong, remind } from '../../invitations/index.ts';
import { alertDevices, type Alert } from '../../alerts/index.ts';
import { addNotifications, type NewNotification } from '../../notifications/index.ts';
import type { Services } from '../../services.ts';
import { signingServiceOf } from '../signing-service-of.ts';
import { matchIdsOf, otherSidesOf } from '../work/other-sides.ts';
import { aboutWaits } from './about-waits.ts';
import { confirmationLink } from './confirmation-links.ts';
import type { DigestContent } from './digest-content.ts';
import { digestMail, newsNotice } from './messages.ts';
import { findBestNews, type News } from './news-queries.ts';
import type { Placed } from './placed-queries.ts';
import type { Plan, Planned } from './plan-outgoing.ts';
import { beginDigests, findReferents, noteReaders, noteReminders } from './sending-queries.ts';

type Telling = Pick<Services, 'config' | 'jobs' | 'now'>;

/** What a digest names beside what is due: everything that waits for the reader and that a reminder could be about. */
const namedWaits = ({ person }: Planned): Wait[] => {
  const kinds: readonly string[] = remindedKinds;
  return person.waits.filter(({ kind }) => kinds.includes(kind));
};

const matchOf = (pair: Placed) => ({ matchId: matchId(pair) });

/** What one person is told: a mail and, of new matches, a line at the bell; the first ever also where it is seen at once. */
interface Told {
  mail: NewMessage;
  notice: NewNotification | null;
  alert: Alert | null;
}

interface ToldWith {
  news: readonly News[];
  others: ReadonlyMap<number, string>;
  referent: DigestContent['referent'];
  lessToken: string;
  at: Date;
}

type Others = Record<Planned['person']['side'], ReadonlyMap<number, string>>;

/** Whom the matches are with that wait for these people: to each of its sides the other one. */
const othersOf = async (tx: Writes, told: readonly Planned[]): Promise<Others> => {
  const of = (side: keyof Others) =>
    otherSidesOf(
      tx,
      side,
      matchIdsOf(told.filter(({ person }) => person.side === side).flatMap(namedWaits)),
    );
  return { applicant: await of('applicant'), company: await of('company') };
};

const toldTo = async (
  services: Telling,
  tx: Writes,
  planned: Planned,
  { news, others, referent, lessToken, at }: ToldWith,
): Promise<Told> => {
  const { person, newsCount, outgoing, state } = planned;
  const { accountId, email, side } = person;
  const { absolute, lessMessages } = links(services.config);
  const told = outgoing.news ? newsCount : 0;
  const placed = outgoing.news ? planned.placed : [];
  const waits = namedWaits(planned);
  const mail = digestMail({
    side,
    greeted: person.greeted,
    news: outgoing.news ? news : [],
    newsCount: told,
    placed,
    waits,
    titles: person.titles,
    others,
    confirmation: await confirmationLink(
      services,
      tx,
      waits,
      person.side === 'applicant' ? person.recordId : null,
    ),
    centreName: services.config.centreName,
    signingService: signingServiceOf(services.config),
    referent,
    absolute,
    lessLink: lessMessages(lessToken),
  });
  const about = aboutWaits(waits, [...news, ...placed.map(matchOf)]);
  const leaveUntil = endOfHours(at);
  const text = newsNotice(side, told);
  const path = `/${side}/matches`;
  const account = { id: accountId, email };
  return {
    mail: { channel: 'mail', recipient: email, ...mail, about, lessToken, leaveUntil },
    notice: told === 0 ? null : { accountId, text, link: path, about: {} },
    alert:
      told === 0 || state.newsUntil !== null
        ? null
        : { account, subject: mail.subject, path, about: {}, leaveUntil },
  };
};

/** All of them in a few statements: a hundred people would otherwise take a thousand. */
const tellRegistered = async (
  services: Telling,
  tx: Writes,
  told: readonly Told[],
  at: Date,
): Promise<void> => {
  const mails = told.map(({ mail }) => mail);
  await enqueueMessages(services, tx, mails);
  await addNotifications(
    tx,
    told.flatMap(({ notice }) => notice ?? []),
    at,
  );
  await alertDevices(
    services,
    tx,
    told.flatMap(({ alert }) => alert ?? []),
  );
};

/** Those who have not registered get their invitation again. */
const tellInvited = async (
  services: Telling,
  tx: Writes,
  side: Planned['person']['side'],
  tokens: ReadonlyMap<number, string>,
  { at, auditLog }: { at: Date; auditLog: CallAuditLog },
): Promise<void> => {
  if (tokens.size === 0) return;
  const invited = await findInvitedAmong(tx, side, [...tokens.keys()]);
  const leaveUntil = endOfHours(at);
  const byItself = new Map(
    [...tokens].map(([accountId, lessToken]) => [accountId, { lessToken, leaveUntil }]),
  );
  await remind(services, tx, invited, auditLog, { byItself });
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
  const reminders = told.flatMap(({ outgoing }) => outgoing.reminders);
  await noteReminders(tx, reminders, { at, by: null });
  const invited = { applicant: new Map<number, string>(), company: new Map<number, string>() };
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
          news: best,
          others: others[side],
          referent: referents.get(accountId) ?? null,
          lessToken,
          at,
        }),
      );
    else invited[side].set(accountId, lessToken);
  }
  await tellRegistered(services, tx, registered, at);
  await tellInvited(services, tx, 'applicant', invited.applicant, { at, auditLog });
  await tellInvited(services, tx, 'company', invited.company, { at, auditLog });
  return told.length;
};
