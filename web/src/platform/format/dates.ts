import { inFigures } from '@tandem/domain/calendar/days';
import {
  parisClock,
  parisDate,
  parisMidnight,
  parisTime,
} from '@tandem/domain/calendar/paris-time';
import { formatCount, narrowSpace } from './numbers.ts';

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** A moment as the server writes it, or a day `2026-05-01`, which is that day wherever one is. */
export const dateOf = (text: string): Date =>
  isDay(text) ? new Date(`${text}T00:00:00`) : new Date(text);

/** The day on which something is by clocks in Paris, as mails tell it: `2026-05-01`. */
export const parisDayOf = (text: string): string =>
  isDay(text) ? text : parisClock(new Date(text)).day;

/** `1er mai 2026`, `14 juillet 2026`. */
export const formatDay = (text: string): string => parisDate(parisMidnight(parisDayOf(text)));

/** `14:02`, on this device. */
export const formatClock = (date: Date): string =>
  `${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`;

/** `9 h`, `14 h 30`, of a time as the server writes it: `09:00`. */
export const clockWords = (clock: string): string => {
  const [hours = '', minutes = ''] = clock.split(':');
  const full = `${Number(hours)}${narrowSpace}h`;
  return minutes === '00' ? full : `${full}${narrowSpace}${minutes}`;
};

/** `01/05/2026`, for tables. */
export const formatShortDay = (text: string): string => inFigures(parisDayOf(text));

/** `14:02`, with its day where that is not today: `14:02 (01/05/2026)`; on this device. */
export const formatSince = (date: Date, now = new Date()): string =>
  date.toDateString() === now.toDateString()
    ? formatClock(date)
    : `${formatClock(date)} (${formatShortDay(date.toISOString())})`;

/** `1er mai 2026 à 9 h 05`. */
export const formatMoment = (text: string): string =>
  `${formatDay(text)} à ${parisTime(new Date(text))}`;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago, as people say it; from a week on, the day. `now` in milliseconds. */
export const formatAgo = (text: string, now = Date.now()): string => {
  const age = now - dateOf(text).getTime();
  if (age < minute) return 'à l’instant';
  if (age < hour) return `il y a ${Math.floor(age / minute)} min`;
  if (age < day) return `il y a ${Math.floor(age / hour)} h`;
  if (age < 7 * day) return `il y a ${formatCount(Math.floor(age / day), 'jour', 'jours')}`;
  return `le ${formatDay(text)}`;
};
