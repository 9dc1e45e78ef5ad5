import { elapsedDays } from '../calendar/elapsed.ts';
import type { Moments, Wait } from './wait.ts';

/** So long a company has had for its answer, after it was asked. */
const answerDays = 7;

/**
 * Whether a need that nobody answered for is set aside: its company was asked and has not said, or nothing asks it any more, as it
 * wants no reminders, or none reach it. What began before the follow-up did is the staff's to see to.
 */
export const isExpired = (
  { kind, isLate, since, step, lastSentAt }: Wait,
  { begunAt, now }: Moments,
): boolean => {
  if (kind !== 'still_looking' || !isLate) return false;
  return lastSentAt === null
    ? since >= begunAt && step === null
    : elapsedDays(lastSentAt, now) >= answerDays;
};
