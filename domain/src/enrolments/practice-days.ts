import { addDays, daysBetween } from '../calendar/days.ts';
import type { CentreRhythm } from '../needs/job.ts';

/** For so many days of practice in the company either side may end the contract by itself (Code du travail, L6222-18). */
export const trialDays = 45;

const daysAWeek = 5;

/** Where the rhythm is not known, or says no days a week: the usual two at the centre. */
const usualDaysAtCentre = 2;

/** Days a week at the centre, over some weeks. */
const daysAtCentre: Record<CentreRhythm, number> = {
  day: 1,
  two_days: 2,
  three_days: 3,
  week_in_two: daysAWeek / 2,
  week_in_three: daysAWeek / 3,
  week_in_four: daysAWeek / 4,
  periods: usualDaysAtCentre,
};

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
 * illness do not count and are not known here; by the rhythm that the need says.
 * Null where the first day is not known.
 */
export const practiceEstimate = (
  beginsOn: string | null,
  brokenOn: string,
  rhythm: CentreRhythm | null = null,
): PracticeEstimate | null => {
  if (beginsOn === null) return null;
  const away = rhythm === null ? usualDaysAtCentre : daysAtCentre[rhythm];
  const days = Math.round((weekdaysBetween(beginsOn, brokenOn) * (daysAWeek - away)) / daysAWeek);
  return { days, within: days <= trialDays };
};
