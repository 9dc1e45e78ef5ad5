const minute = 60_000;
const day = 24 * 60 * minute;

/** A sign-in ends 14 days after it began, or when it has not been used for 3 days. */
export const isSignInAlive = (
  { createdAt, lastUsedAt }: { createdAt: Date; lastUsedAt: Date },
  now: Date,
): boolean =>
  now.getTime() - createdAt.getTime() < 14 * day && now.getTime() - lastUsedAt.getTime() < 3 * day;

/** Failed sign-ins for one account, or from one network address. */
export interface Failures {
  count: number;
  lastFailedAt: Date;
}

const freeFailures = 5;
const forgottenAfter = 30 * minute;
const longestWaitSeconds = { account: 15 * 60, host: 60 } as const;

/** What a count of failures has become by `now`: it is forgotten after half an hour without a failure. */
export const failuresAt = (failures: Failures | null, now: Date): number =>
  failures && now.getTime() - failures.lastFailedAt.getTime() < forgottenAfter ? failures.count : 0;

/**
 * Seconds to wait before the next try: none up to five failures, then 1, 2, 4 … up to a quarter of an hour for an
 * account, and up to a minute for a network address, which a whole school may share.
 */
export const signInWaitSeconds = (
  failures: Failures | null,
  of: keyof typeof longestWaitSeconds,
  now: Date,
): number => {
  const count = failuresAt(failures, now);
  if (!failures || count < freeFailures) return 0;
  const wait = Math.min(2 ** (count - freeFailures), longestWaitSeconds[of]);
  const elapsed = (now.getTime() - failures.lastFailedAt.getTime()) / 1000;
  return Math.max(0, Math.ceil(wait - elapsed));
};

/** An invitation link works once and for 90 days; reminding renews it. */
export const invitationExpiry = (now: Date): Date => new Date(now.getTime() + 90 * day);

/** A link to choose a new password works once and for 2 hours. */
export const resetExpiry = (now: Date): Date => new Date(now.getTime() + 2 * 60 * minute);

/** A new manager's link to choose a first password works once and for 7 days. */
export const firstPasswordExpiry = (now: Date): Date => new Date(now.getTime() + 7 * day);
