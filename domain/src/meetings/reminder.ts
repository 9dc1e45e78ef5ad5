import { addDays } from '../calendar/days.ts';
import { parisClock } from '../calendar/paris-time.ts';
import { isQuietDay } from '../calendar/quiet-days.ts';

const opensAt = '08:00';
const closesAt = '20:00';

/** The last day before a meeting on which something may be sent. */
export const reminderDay = (startsAt: Date): string => {
  let day = addDays(parisClock(startsAt).day, -1);
  while (isQuietDay(day)) day = addDays(day, -1);
  return day;
};

/** Whether both sides are to be reminded now; who agreed on that very day has the moment in mind. */
export const isReminderDue = (
  { startsAt, agreedAt }: { startsAt: Date; agreedAt: Date },
  now: Date,
): boolean => {
  const { day, time } = parisClock(now);
  return (
    day === reminderDay(startsAt) &&
    time >= opensAt &&
    time < closesAt &&
    parisClock(agreedAt).day < day
  );
};

/** No meeting that begins later than this can be due for a reminder at `now`: quiet days never follow each other for longer. */
export const remindersUntil = (now: Date): Date => new Date(now.getTime() + 6 * 24 * 3_600_000);
