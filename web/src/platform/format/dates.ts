import { formatCount, narrowSpace } from './numbers.ts';

/** A moment as the server writes it, or a day `2026-05-01`, which is that day wherever one is. */
export const dateOf = (text: string): Date =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00`) : new Date(text);

const dayForm = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const shortForm = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short' });

/** `1er mai 2026`, `14 juillet 2026`. */
export const formatDay = (text: string): string =>
  dayForm.format(dateOf(text)).replace(/^1 /, '1er ');

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
export const formatShortDay = (text: string): string => shortForm.format(dateOf(text));

const time = (date: Date): string =>
  `${date.getHours()}${narrowSpace}h${narrowSpace}${String(date.getMinutes()).padStart(2, '0')}`;

/** `1er mai 2026 à 9 h 05`. */
export const formatMoment = (text: string): string => `${formatDay(text)} à ${time(dateOf(text))}`;

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
