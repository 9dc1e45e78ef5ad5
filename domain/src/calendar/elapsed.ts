const dayMs = 86_400_000;

/** How long it is from one moment to another, in days of 24 hours, parts of them too. */
export const elapsedDays = (from: Date, to: Date): number =>
  (to.getTime() - from.getTime()) / dayMs;

/** Seconds from a moment to the next minute by the clock, at least one. */
export const secondsToNextMinute = (now: Date): number =>
  Math.max(1, 60 - Math.floor((now.getTime() / 1000) % 60));

export const daysLater = (moment: Date, days: number): Date =>
  new Date(moment.getTime() + days * dayMs);
