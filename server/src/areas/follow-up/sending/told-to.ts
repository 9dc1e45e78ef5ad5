import { endOfHours } from '@tandem/domain/calendar/quiet-hours';
import type { Channel } from '@tandem/domain/follow-up/settings/channels';
import { remindedKinds } from '@tandem/domain/follow-up/wait-kinds';
import { matchId, type Pair } from '@tandem/domain/matches/match';
import type { Wait } from '@tandem/domain/follow-up/wait';
import type { Writes } from '../../../platform/database/database.ts';
import { links } from '../../../platform/mail/links.ts';
import type { NewMessage } from '../../../platform/messages/message-queries.ts';
import type { Alert } from '../../alerts/index.ts';
import type { NewNotification } from '../../notifications/index.ts';
import type { Services } from '../../services.ts';
import { signingServiceOf } from '../signing-service-of.ts';
import type { FollowUpSettings } from '../settings/follow-up-settings-queries.ts';
import { matchIdsOf, otherSidesOf } from '../work/other-sides.ts';
import { aboutWaits } from './about-waits.ts';
import { confirmationLink } from './confirmation-links.ts';
import type { DigestContent } from './digest-content.ts';
import { digestMail, newsNotice, reminderLine } from './messages.ts';
import type { News } from './news-queries.ts';
import type { Planned } from './plan-outgoing.ts';

type Telling = Pick<Services, 'config' | 'jobs' | 'now'>;

/** What a digest names beside what is due: everything that waits for the reader and that a reminder could be about. */
const namedWaits = ({ person }: Planned): Wait[] => {
  const kinds: readonly string[] = remindedKinds;
  return person.waits.filter(({ kind }) => kinds.includes(kind));
};

const matchOf = (pair: Pair) => ({ matchId: matchId(pair) });

/** What one person is told: by mail, of new matches in a line at the bell, and where it is seen at once. */
export interface Told {
  mail: NewMessage | null;
  notice: NewNotification | null;
  alert: { alert: Alert; channels: readonly Channel[] };
}

/** The first message ever of matches, where more than a mail tells of it. */
const isFirstNews = (
  { outgoing, newsCount, state }: Planned,
  { alerts }: Pick<FollowUpSettings, 'alerts'>,
): boolean =>
  outgoing.news && newsCount > 0 && state.newsUntil === null && alerts.first_match.length > 0;

/** Those of which more than a mail may tell. */
const alertedWaits = (
  { reminders }: Planned['outgoing'],
  { rules }: Pick<FollowUpSettings, 'rules'>,
): Wait[] =>
  reminders.filter(({ kind }) => rules[kind].channels.some((channel) => channel !== 'mail'));

interface ToldWith {
  settings: FollowUpSettings;
  news: readonly News[];
  others: ReadonlyMap<number, string>;
  referent: DigestContent['referent'];
  lessToken: string;
  at: Date;
}

export type Others = Record<Planned['person']['side'], ReadonlyMap<number, string>>;

/** Whom the matches are with that wait for these people: to each of its sides the other one. */
export const othersOf = async (tx: Writes, told: readonly Planned[]): Promise<Others> => {
  const of = (side: keyof Others) =>
    otherSidesOf(
      tx,
      side,
      told
        .filter(({ person }) => person.side === side)
        .map((planned) => matchIdsOf(namedWaits(planned))),
    );
  return { applicant: await of('applicant'), company: await of('company') };
};

/** What leaves to somebody who has an account. */
export const toldTo = async (
  services: Telling,
  tx: Writes,
  planned: Planned,
  { settings, news, others, referent, lessToken, at }: ToldWith,
): Promise<Told> => {
  const { person, newsCount, outgoing } = planned;
  const { accountId, email, side } = person;
  const { absolute, lessMessages } = links(services.config);
  const signingService = signingServiceOf(services.config);
  const told = outgoing.news ? newsCount : 0;
  const placed = outgoing.news ? planned.placed : [];
  const closed = outgoing.news ? planned.closed : [];
  const waits = namedWaits(planned);
  const mail = digestMail({
    side,
    changed: planned.changed,
    written: planned.written,
    greeted: person.greeted,
    news: told > 0 ? news : [],
    newsCount: told,
    placed,
    closed,
    waits,
    titles: person.titles,
    others,
    confirmation: await confirmationLink(services, tx, waits, person),
    centreName: services.config.centreName,
    signingService,
    referent,
    absolute,
    lessLink: lessMessages(lessToken),
  });
  const about = aboutWaits(waits, [
    ...news,
    ...[...placed, ...closed, ...planned.changed, ...planned.written].map(matchOf),
  ]);
  const leaveUntil = endOfHours(at);
  const text = newsNotice(side, told);
  const path = `/${side}/matches`;
  const { channels } = outgoing;
  return {
    mail: channels.includes('mail')
      ? { channel: 'mail', recipient: email, ...mail, about, lessToken, leaveUntil }
      : null,
    notice: told === 0 ? null : { accountId, text, link: path, about: {} },
    alert: {
      alert: {
        account: { id: accountId, email },
        about: {},
        leaveUntil,
        ...(isFirstNews(planned, settings)
          ? { subject: mail.subject, path }
          : reminderLine({ side, signingService }, alertedWaits(outgoing, settings))),
      },
      channels: channels.filter((channel) => channel !== 'mail'),
    },
  };
};
