import { addDays, daysBetween } from '../calendar/days.ts';

/** For so many days of practice in the company either side may end the contract by itself (Code du travail, L6222-18). */
export const trialDays = 45;

/** Where the rhythm is not known: the usual two days a week at the centre. */
const usualDaysAtCentre = 2;

const daysAWeek = 5;

/** Mondays to Fridays from the first day up to, and without, the last. */
const weekdaysBetween = (from: string, to: string): number => {
  const days = Math.max(0, daysBetween(from, to));
  let count = Math.floor(days / 7) * daysAWeek;
  for (let day = days - (days % 7); day < days; day += 1) {
    const weekday = new Date(addDays(from, day)).getUTCDay();
    if (weekday !== 0 && weekday !== 6) count += 1;
  }
  return count;
};

export interface PracticeEstimate {
  days: number;
  within: boolean;
}

/**
 * About how many days of practice lie between two days such as `2026-09-01`: an estimate, as days at the centre, leave and
 * illness do not count and are not known here. Null where the first day is not known.
 */
export const practiceEstimate = (
  beginsOn: string | null,
  brokenOn: string,
  daysAtCentre = usualDaysAtCentre,
): PracticeEstimate | null => {
  if (beginsOn === null) return null;
  const days = Math.round(
    (weekdaysBetween(beginsOn, brokenOn) * (daysAWeek - daysAtCentre)) / daysAWeek,
  );
  return { days, within: days <= trialDays };
};
