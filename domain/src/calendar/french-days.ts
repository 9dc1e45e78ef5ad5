const long = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });

const short = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/Paris',
});

/** The first of a month has a word of its own, which the formats of the platform do not know. */
const withFirst = (text: string): string => text.replace(/^1 /, '1er ');

/** `1er décembre 2026`, of a day as `2026-12-01`. */
export const frenchDay = (day: string): string => withFirst(long.format(new Date(day)));

/** `1er décembre`, of the day that it is in Paris. */
export const frenchDayOfYear = (at: Date): string => withFirst(short.format(at));
