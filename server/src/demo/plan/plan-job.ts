import { firstOfNextMonth } from '@tandem/domain/calendar/days';
import type { CentreRhythm } from '@tandem/domain/needs/job';
import type { Level } from '@tandem/domain/reference/levels';
import { schoolYears } from '../calendar.ts';
import type { Trade } from '../data/trade.ts';
import type { Random } from '../random.ts';
import type { DemoJob } from './plan.ts';

/** Workshops see their apprentices by weeks, offices by days, engineers by periods. */
const rhythms: Readonly<Record<Level, readonly CentreRhythm[]>> = {
  3: ['week_in_three', 'week_in_four'],
  4: ['two_days', 'week_in_three'],
  5: ['two_days', 'week_in_two'],
  6: ['day', 'two_days', 'week_in_four'],
  7: ['periods', 'week_in_four'],
  8: ['periods'],
};

/** Who works with tools, on site. */
const isOnSite = ({ programme }: Trade): boolean => Number(programme.level) < 5;

/** With the school year; once that has begun, at the beginning of the month after next. */
const startOf = (now: Date, random: Random): string => {
  const september = `${schoolYears(now).start}-09-${random.pick(['01', '07', '14'])}`;
  const today = now.toISOString().slice(0, 10);
  return september >= today ? september : firstOfNextMonth(firstOfNextMonth(today));
};

/** As companies tell of jobs: most say when it begins, fewer what it pays. */
export const planJob = (trade: Trade, now: Date, random: Random): DemoJob => ({
  start_date: random.chance(0.85) ? startOf(now, random) : null,
  centre_rhythm: random.chance(0.9) ? random.pick(rhythms[trade.programme.level]) : null,
  pay_above_minimum: random.chance(0.4) ? random.pick([0, 50, 80, 100, 150, 200]) : null,
  mobility: random.chance(isOnSite(trade) ? 0.4 : 0.12) ? 'licence' : null,
  remote_days: isOnSite(trade) || random.chance(0.3) ? null : random.pick([0, 1, 1, 2]),
});
