/** A server that is on has a job every hour; what is longer may be a clock that was put wrong. */
const longestStepMs = 24 * 3_600_000;

/** Whether a clock shows a moment that does not follow from what it showed last. */
export const hasJumped = (lastSeen: Date, now: Date): boolean =>
  Math.abs(now.getTime() - lastSeen.getTime()) > longestStepMs;
