/** Everybody who uses the product lives by this clock. */
const zone = 'Europe/Paris';

const hourMs = 3_600_000;

/** A day such as 2026-03-29 and a time such as 14:30, as a clock on a wall in Paris shows them. */
export interface WallClock {
  day: string;
  time: string;
}

const form = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

const shownAt = (at: Date): WallClock => {
  const parts = new Map(form.formatToParts(at).map(({ type, value }) => [type, value]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
};

/** By minute: who judges thousands of people asks again and again for the same few. */
const clocks = new Map<number, WallClock>();
const mostClocks = 1000;

export const parisClock = (at: Date): WallClock => {
  const minute = Math.floor(at.getTime() / 60_000);
  const known = clocks.get(minute);
  if (known) return known;
  if (clocks.size >= mostClocks) clocks.clear();
  const clock = shownAt(at);
  clocks.set(minute, clock);
  return clock;
};

/** Hours that Paris is ahead of UTC: in summer, in winter. */
const offsets = [2, 1];

/**
 * The instant at which clocks in Paris show this. Null for what is no day or time, and for the hour that is left out in March;
 * of the hour that October has twice the first.
 */
export const parisInstant = ({ day, time }: WallClock): Date | null => {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  for (const offset of offsets) {
    const instant = new Date(asUtc - offset * hourMs);
    const shown = parisClock(instant);
    if (shown.day === day && shown.time === time) return instant;
  }
  return null;
};

const dateForm = new Intl.DateTimeFormat('fr-FR', { timeZone: zone, dateStyle: 'long' });

/** `12 janvier 2026`, `1er janvier 2026`. */
export const parisDate = (at: Date): string => dateForm.format(at).replace(/^1 /, '1er ');

const dayForm = new Intl.DateTimeFormat('fr-FR', {
  timeZone: zone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

const narrowSpace = '\u202F';

/** When that day begins. */
export const parisMidnight = (day: string): Date =>
  parisInstant({ day, time: '00:00' }) ?? new Date(`${day}T00:00:00Z`);

/** `9 h`, `14 h 30`. */
export const parisTime = (at: Date): string => {
  const [hour = '', minute = ''] = parisClock(at).time.split(':');
  const hours = `${Number(hour)}${narrowSpace}h`;
  return minute === '00' ? hours : `${hours}${narrowSpace}${minute}`;
};

/** `mardi 1er décembre 2026`. */
export const parisDay = (at: Date): string => dayForm.format(at).replace(/ 1 /, ' 1er ');

/** `mardi 1er décembre 2026 à 14 h 30`. */
export const parisMoment = (at: Date): string => `${parisDay(at)} à ${parisTime(at)}`;

const twoDigits = (n: number): string => String(n).padStart(2, '0');

/** The instant at which it is that full hour, 4 to 23, on that day; so late in the day no hour is ever left out. */
export const parisHour = (day: string, hour: number): Date => {
  const instant = parisInstant({ day, time: `${twoDigits(hour)}:00` });
  if (!instant) throw new RangeError(`no such hour: ${day} ${hour}`);
  return instant;
};
