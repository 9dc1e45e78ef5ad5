import { addDays } from './days.ts';

/** Easter Sunday, after the anonymous Gregorian computus (Meeus, Jones, Butcher). */
export const easterSunday = (year: number): string => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  const two = (n: number) => String(n).padStart(2, '0');
  return `${year}-${two(Math.floor(f / 31))}-${two((f % 31) + 1)}`;
};

const fixed = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];

/** Days after Easter: its Monday, Ascension, Whit Monday. */
const moving = [1, 39, 50];

/** The public holidays of mainland France (Code du travail, L3133-1). */
export const publicHolidays = (year: number): string[] => [
  ...fixed.map((day) => `${year}-${day}`),
  ...moving.map((days) => addDays(easterSunday(year), days)),
];

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
