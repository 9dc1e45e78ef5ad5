import { isWorkingDay } from '@tandem/domain/calendar/working-days';
import type { Random } from './random.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The school years of a moment: the one for which people are matched, and the one before. */
export const schoolYears = (
  now: Date,
): { next: string; current: string; previous: string; start: number } => {
  const start = now.getUTCFullYear();
  const named = (year: number) => `${year}-${year + 1}`;
  return { next: named(start + 1), current: named(start), previous: named(start - 1), start };
};

/** Working hours in Paris, in UTC, whatever the season. */
const opens = 8;
const closes = 16;

const isWeekend = (moment: Date): boolean => moment.getUTCDay() === 0 || moment.getUTCDay() === 6;

/** A day on which a centre and a company receive people: a working day that is no Saturday. */
export const isOfficeDay = (on: string): boolean =>
  isWorkingDay(on) && !isWeekend(new Date(`${on}T12:00:00Z`));

/**
 * Moved into working hours of a working day, forward in time. These functions take one draw each, so that what else is
 * drawn does not depend on the day on which the demo is made.
 */
export const atWork = (moment: Date, chance: Random): Date => {
  const random = chance.branch();
  const moved = new Date(moment);
  const isEarly = moved.getUTCHours() < opens;
  if (!isEarly && moved.getUTCHours() >= closes) moved.setUTCDate(moved.getUTCDate() + 1);
  if (isEarly || moved.getTime() - moment.getTime() >= day)
    moved.setUTCHours(opens + random.integer(0, 2), random.integer(0, 59), random.integer(0, 59));
  while (isWeekend(moved)) moved.setUTCDate(moved.getUTCDate() + 1);
  return moved;
};

/** Some hour of the working day so many days before `now`; of the Friday before where that is a weekend. */
export const daysBefore = (now: Date, days: number, chance: Random): Date => {
  const random = chance.branch();
  const moment = new Date(now.getTime() - days * day);
  moment.setUTCHours(
    random.integer(opens, closes - 1),
    random.integer(0, 59),
    random.integer(0, 59),
    0,
  );
  while (isWeekend(moment)) moment.setUTCDate(moment.getUTCDate() - 1);
  return moment;
};

/** After `moment`, by some part of these days; people fill in forms at any hour of the day or evening. */
export const later = (moment: Date, days: number, chance: Random): Date => {
  const random = chance.branch();
  const moved = new Date(moment.getTime() + (0.02 + random.fraction()) * days * day);
  const hours = moved.getUTCHours();
  if (hours < 6 || hours > 20)
    moved.setUTCHours(6 + random.integer(2, 13), random.integer(0, 59), random.integer(0, 59));
  return moved.getTime() > moment.getTime() ? moved : new Date(moment.getTime() + 20 * minute);
};

/** A reminder by the staff two days after an invitation, unless its answer was faster. */
export const reminderBetween = (invitedAt: Date, answeredAt: Date, chance: Random): Date[] => {
  const reminder = atWork(new Date(invitedAt.getTime() + 2 * day), chance);
  return reminder.getTime() < answeredAt.getTime() ? [reminder] : [];
};
