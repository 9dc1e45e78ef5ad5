import { elapsedDays } from '../calendar/elapsed.ts';
import type { Wait } from './wait.ts';

/** So long a company has had for its answer, after it was asked. */
const answerDays = 7;

/** Nothing can ask whoever must act: they want no reminders, or have no address that receives. */
export interface Reach {
  isOutOfReach: boolean;
}

/** The question about a need is due and can reach nobody: that is noted in its place, once. */
export const isUnreachedNow = (
  { kind, step, unreachedAt }: Wait,
  { isOutOfReach }: Reach,
): boolean => kind === 'still_looking' && isOutOfReach && step !== null && !unreachedAt;

/**
 * Whether a need that nobody answered for is set aside: its company was asked a week ago and has not said, or was to be asked then,
 * and still nothing can reach it. Where it was not asked for any other reason, it is the staff's to see to.
 */
export const isExpired = (
  { kind, isLate, lastSentAt, unreachedAt }: Wait,
  { isOutOfReach, now }: Reach & { now: Date },
): boolean => {
  if (kind !== 'still_looking' || !isLate) return false;
  const askedAt = lastSentAt ?? (isOutOfReach ? unreachedAt : undefined);
  return askedAt !== undefined && elapsedDays(askedAt, now) >= answerDays;
};
