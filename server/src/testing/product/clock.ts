import { parisClock } from '@tandem/domain/calendar/paris-time';

const units = { seconds: 1000, minutes: 60_000, hours: 3_600_000, days: 86_400_000 };

/** A clock that stands still until it is told how long has passed. */
export const standingClock = (start = '2026-09-01T08:00:00Z') => {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    pass: (amount: number, unit: keyof typeof units): void => {
      time += amount * units[unit];
    },
  };
};

/** One that stands at the moment of its making: what a test calls today is its server's, over midnight too. */
export const clockOfToday = () => {
  const clock = standingClock(new Date().toISOString());
  return { ...clock, today: parisClock(clock.now()).day };
};
