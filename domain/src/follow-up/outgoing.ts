import { parisClock, parisHour } from '../calendar/paris-time.ts';
import { mayLeave } from '../calendar/quiet-hours.ts';
import { channelKeys, type AlertChannels, type Channel } from './settings/channels.ts';
import type { Rules } from './settings/rules.ts';
import type { Topic } from './settings/topics.ts';
import type { WaitKind } from './wait-kinds.ts';
import type { Wait } from './wait.ts';

export const remindersAWeek = 3;

const weekMs = 7 * 86_400_000;

/** Whom something may be told by itself, with what was told already. */
export interface Reader {
  waits: readonly Wait[];
  /** Matches that they have not been told of. */
  news: number;
  /** Told whatever they have muted: somebody has changed what they agreed to, or has written to them. */
  changes: number;
  /** Never told of a match before: the first is told at once. */
  isFirst: boolean;
  /** Never had a message of new matches: their devices say so, too. */
  isFirstMessage: boolean;
  muted: readonly Topic[];
  /** Held back by the staff, or without an address that receives. */
  isHeld: boolean;
  heldKinds: readonly string[];
  /** The last day on which they had a digest, such as `2026-11-22`. */
  lastDay: string | null;
  /** When reminders left to them in the last days. */
  remindedAt: readonly Date[];
  /** By what something reaches them. */
  reach: readonly Channel[];
}

export interface Outgoing {
  /** The waits of which they are reminded. */
  reminders: Wait[];
  news: boolean;
  /** It tells of what somebody changed or wrote, which is no news: who has muted those is told of them later. */
  changes: boolean;
  /** By what it leaves. */
  channels: Channel[];
}

/** What a superuser has set. */
export interface Terms {
  /** Of the day, in Paris, from which digests leave. */
  digestHour: number;
  rules: Rules;
  alerts: AlertChannels;
}

const refuses = ({ isHeld, lastDay, waits }: Reader, day: string): boolean =>
  isHeld || lastDay === day || waits.some(({ kind }) => kind === 'bounce');

/** By what a reminder of a kind reaches the reader. */
const channelsTo = ({ reach }: Pick<Reader, 'reach'>, { rules }: Terms, kind: WaitKind) =>
  rules[kind].channels.filter((channel) => reach.includes(channel));

const dueReminders = (reader: Reader, now: Date, terms: Terms): Wait[] => {
  const lately = reader.remindedAt.filter((at) => now.getTime() - at.getTime() < weekMs);
  if (reader.muted.includes('reminders') || lately.length >= remindersAWeek) return [];
  return reader.waits.filter(
    ({ kind, step }) =>
      step !== null &&
      !reader.heldKinds.includes(kind) &&
      channelsTo(reader, terms, kind).length > 0,
  );
};

const channelsOf = (
  reader: Reader,
  { reminders, news, changes }: Omit<Outgoing, 'channels'>,
  terms: Terms,
): Channel[] => {
  const byMail: Channel[] = news || changes ? ['mail'] : [];
  const atOnce = news && reader.isFirstMessage ? terms.alerts.first_match : [];
  const all = new Set<Channel>([
    ...byMail,
    ...atOnce.filter((channel) => reader.reach.includes(channel)),
    ...reminders.flatMap(({ kind }) => channelsTo(reader, terms, kind)),
  ]);
  return channelKeys.filter((channel) => all.has(channel));
};

/**
 * What leaves to a reader now, in one message; null where nothing does. At most one message a day and three reminders a week,
 * by day, neither on Sundays nor on public holidays; before the hour of digests only of their first match. What may leave by
 * nothing that reaches them does not.
 */
export const outgoingTo = (reader: Reader, now: Date, terms: Terms): Outgoing | null => {
  const { day } = parisClock(now);
  if (!mayLeave(now) || refuses(reader, day)) return null;
  const news = reader.news > 0 && !reader.muted.includes('news');
  const changes = reader.changes > 0;
  if (now < parisHour(day, terms.digestHour) && !(news && reader.isFirst)) return null;
  const reminders = dueReminders(reader, now, terms);
  if (!news && !changes && reminders.length === 0) return null;
  const told = { reminders, news, changes };
  return { ...told, channels: channelsOf(reader, told, terms) };
};

/** The same with so many SMS left of the month: where none is, what else may tell it does. */
export const outgoingWithin = (
  reader: Reader,
  now: Date,
  terms: Terms,
  smsLeft: number,
): { outgoing: Outgoing | null; isSmsLeftOut: boolean } => {
  const outgoing = outgoingTo(reader, now, terms);
  if (smsLeft > 0 || !outgoing?.channels.includes('sms')) return { outgoing, isSmsLeftOut: false };
  const reach = reader.reach.filter((channel) => channel !== 'sms');
  return { outgoing: outgoingTo({ ...reader, reach }, now, terms), isSmsLeftOut: true };
};
