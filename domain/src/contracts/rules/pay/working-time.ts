import type { Reader } from '../rule.ts';

/** In hours a week; those of the law where the file says none. */
export const weeklyHoursOf = (read: Reader): number =>
  (read.number('weekly_hours') ?? 35) + (read.number('weekly_minutes') ?? 0) / 60;

/** The same in minutes; null where the file says no hours. */
export const weeklyMinutesOf = ({ number }: Reader): number | null => {
  const hours = number('weekly_hours');
  return hours === null ? null : Math.round(hours * 60) + (number('weekly_minutes') ?? 0);
};

/** Where another minimum wage holds. */
export const isInMayotte = (read: Reader): boolean => read.text('company_zip').startsWith('976');
