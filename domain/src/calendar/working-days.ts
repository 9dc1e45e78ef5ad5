import { addDays } from './days.ts';
import { isQuietDay } from './quiet-days.ts';

/** « Jour ouvrable » : every day but Sundays and public holidays, Saturdays included (Code du travail, L3133-1 and D3141-3). */
export const isWorkingDay = (day: string): boolean => !isQuietDay(day);

const step = (day: string, count: number, direction: 1 | -1): string => {
  let reached = day;
  for (let left = count; left > 0;) {
    reached = addDays(reached, direction);
    if (isWorkingDay(reached)) left -= 1;
  }
  return reached;
};

/** The last of the `count` working days that follow a day, which is not counted itself. */
export const addWorkingDays = (day: string, count: number): string => step(day, count, 1);

/** The first of the `count` working days that come before a day. */
export const workingDaysBefore = (day: string, count: number): string => step(day, count, -1);
