import { isDate } from '../fields/date.ts';

/** Days of the calendar as `2026-09-01`, which compare as texts; no time of day, no zone. */

const dayMs = 86_400_000;

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);

const text = (date: Date): string => date.toISOString().slice(0, 10);

/** « 31/08/2026 ». */
export const inFigures = (day: string): string => day.split('-').toReversed().join('/');

export const addDays = (day: string, days: number): string =>
  text(new Date(utc(day).getTime() + days * dayMs));

/** The same day of a month `months` later, or its last day where it has no such day. */
export const addMonths = (day: string, months: number): string => {
  const date = utc(day);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, last));
  return text(date);
};

export const addYears = (day: string, years: number): string => addMonths(day, years * 12);

export const firstOfNextMonth = (day: string): string => addMonths(`${day.slice(0, 8)}01`, 1);

/** Days from the first to the second, neither counted twice. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / dayMs);

/** Completed years; who was born on 29 February turns on 1 March where there is none. */
export const ageOn = (birthdate: string, day: string): number =>
  Number(day.slice(0, 4)) -
  Number(birthdate.slice(0, 4)) -
  (day.slice(5) < birthdate.slice(5) ? 1 : 0);

/** The day on which somebody has completed `age` years. */
export const birthday = (birthdate: string, age: number): string => {
  const year = String(Number(birthdate.slice(0, 4)) + age).padStart(4, '0');
  const same = `${year}-${birthdate.slice(5)}`;
  return isDate(same) ? same : `${year}-03-01`;
};
