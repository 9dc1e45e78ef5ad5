import joursFeries from '@socialgouv/jours-feries';

const noon = 12 * 60 * 60 * 1000;

/**
 * The day that a holiday is on. Holidays are midnights of the machine's clock, and those after Easter are counted from there in
 * days of 24 hours, so that one behind a change of the hour is an hour off: from noon on the day is the same.
 */
const dayOf = (midnight: Date): string => {
  const date = new Date(midnight.getTime() + noon);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** The public holidays of mainland France (Code du travail, L3133-1); as of 2106 those after Easter are wrong in some years. */
export const publicHolidays = (year: number): string[] =>
  Object.values(joursFeries(year)).map(dayOf);

const holidaysByYear = new Map<number, Set<string>>();

export const isPublicHoliday = (day: string): boolean => {
  const year = Number(day.slice(0, 4));
  const holidays = holidaysByYear.get(year) ?? new Set(publicHolidays(year));
  holidaysByYear.set(year, holidays);
  return holidays.has(day);
};

/** A Sunday or a public holiday: nothing is sent by itself on it. */
export const isQuietDay = (day: string): boolean =>
  new Date(`${day}T12:00:00Z`).getUTCDay() === 0 || isPublicHoliday(day);
