import { parisClock } from '@tandem/domain/calendar/paris-time';
import { endOfHours } from '@tandem/domain/calendar/quiet-hours';
import { remindedKinds } from '@tandem/domain/follow-up/wait-kinds';
import { matchId } from '@tandem/domain/matches/match';
import type { Wait } from '@tandem/domain/follow-up/wait';
import type { CallAuditLog } from '../../../platform/audit-log/call-audit-log.ts';
import type { Writes } from '../../../platform/database/database.ts';
import { links } from '../../../platform/mail/links.ts';
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts';
import { makeSecretToken } from '../../../platform/security/tokens.ts';
import { findInvitedAmong, remind } from '../../invitations/index.ts';
import { alertDevices } from '../../alerts/index.ts';
import { addNotifications } from '../../notifications/index.ts';
import type { Services } from '../../services.ts';
import { aboutWaits } from './about-waits.ts';
import { confirmationLinks } from './confirmation-links.ts';
import { digestMail, newsNotice } from './messages.ts';
import { findBestNews, type News } from './news-queries.ts';
import type { Placed } from './placed-queries.ts';
import type { Plan, Planned } from './plan-outgoing.ts';
import { beginDigest, noteReader, noteReminders } from './sending-queries.ts';

type Telling = Pick<Services, 'config' | 'jobs' | 'now'>;

/** What a digest names beside what is due: everything that waits for the reader and that a reminder could be about. */
const namedWaits = ({ person }: Planned): Wait[] => {
  const kinds: readonly string[] = remindedKinds;
  return person.waits.filter(({ kind }) => kinds.includes(kind));
};

const matchOf = (pair: Placed) => ({ matchId: matchId(pair) });

const tellRegistered = async (
  services: Telling,
  tx: Writes,
  planned: Planned,
  { news, lessToken, at }: { news: readonly News[]; lessToken: string; at: Date },
): Promise<void> => {
  const { person, newsCount, outgoing, state } = planned;
  const { absolute, lessMessages } = links(services.config);
  const told = outgoing.news ? newsCount : 0;
  const placed = outgoing.news ? planned.placed : [];
  const waits = namedWaits(planned);
  const mail = digestMail({
    side: person.side,
    greeted: person.greeted,
    news: outgoing.news ? news : [],
    newsCount: told,
    placed,
    waits,
    titles: person.titles,
    confirmations: await confirmationLinks(services, tx, waits),
    centreName: services.config.centreName,
    absolute,
    lessLink: lessMessages(lessToken),
  });
  const about = aboutWaits(waits, [...news, ...placed.map(matchOf)]);
  const leaveUntil = endOfHours(at);
  await enqueueMessages(services, tx, [
    { channel: 'mail', recipient: person.email, ...mail, about, lessToken, leaveUntil },
  ]);
  if (told === 0) return;
  const { accountId, email, side } = person;
  const path = `/${side}/matches`;
  const text = newsNotice(side, told);
  await addNotifications(tx, [{ accountId, text, link: path, about: {} }], at);
  if (state.newsUntil !== null) return;
  // Their first match ever does not wait until they look into their mail.
  const account = { id: accountId, email };
  await alertDevices(services, tx, { account, subject: text, path, about: {}, leaveUntil });
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
  await remind(services, tx, invited, auditLog, byItself);
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
  const invited = { applicant: new Map<number, string>(), company: new Map<number, string>() };
  let told = 0;
  for (const one of planned) {
    const { accountId, side, isRegistered } = one.person;
    const { reminders } = one.outgoing;
    const isFirstToday = await beginDigest(tx, { accountId, day, at, reminders: reminders.length });
    if (!isFirstToday) continue;
    told += 1;
    const lessToken = await noteReader(tx, {
      accountId,
      token: one.state.token ?? makeSecretToken(),
      newsUntil: one.outgoing.news ? at : null,
    });
    await noteReminders(tx, reminders, { at, by: null });
    if (isRegistered)
      await tellRegistered(services, tx, one, { news: news.get(accountId) ?? [], lessToken, at });
    else invited[side].set(accountId, lessToken);
  }
  await tellInvited(services, tx, 'applicant', invited.applicant, { at, auditLog });
  await tellInvited(services, tx, 'company', invited.company, { at, auditLog });
  return told;
};
