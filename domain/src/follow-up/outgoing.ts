import { parisClock, parisHour } from '../calendar/paris-time.ts';
import { mayLeave } from '../calendar/quiet-hours.ts';
import type { Topic } from './wait-kinds.ts';
import type { Wait } from './wait.ts';

export const remindersAWeek = 3;

const weekMs = 7 * 86_400_000;

/** Whom something may be told by itself, with what was told already. */
export interface Reader {
  waits: readonly Wait[];
  /** Matches that they have not been told of. */
  news: number;
  /** Never told of a match before: the first is told at once. */
  isFirst: boolean;
  muted: readonly Topic[];
  /** Held back by the staff, or without an address that receives. */
  isHeld: boolean;
  heldKinds: readonly string[];
  /** The last day on which they had a digest, such as `2026-11-22`. */
  lastDay: string | null;
  /** When reminders left to them in the last days. */
  remindedAt: readonly Date[];
}

export interface Outgoing {
  /** The waits of which they are reminded. */
  reminders: Wait[];
  news: boolean;
}

const refuses = ({ isHeld, lastDay, waits }: Reader, day: string): boolean =>
  isHeld || lastDay === day || waits.some(({ kind }) => kind === 'bounce');

const dueReminders = (reader: Reader, now: Date): Wait[] => {
  const lately = reader.remindedAt.filter((at) => now.getTime() - at.getTime() < weekMs);
  if (reader.muted.includes('reminders') || lately.length >= remindersAWeek) return [];
  return reader.waits.filter(({ kind, step }) => step !== null && !reader.heldKinds.includes(kind));
};

/**
 * What leaves to a reader now, in one message; null where nothing does. At most one message a day and three reminders a week,
 * by day, neither on Sundays nor on public holidays; before `hour` only of their first match.
 */
export const outgoingTo = (reader: Reader, now: Date, hour: number): Outgoing | null => {
  const { day } = parisClock(now);
  if (!mayLeave(now) || refuses(reader, day)) return null;
  const news = reader.news > 0 && !reader.muted.includes('news');
  if (now < parisHour(day, hour) && !(news && reader.isFirst)) return null;
  const reminders = dueReminders(reader, now);
  return news || reminders.length > 0 ? { reminders, news } : null;
};
