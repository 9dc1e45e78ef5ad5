const minute = 60_000;
const day = 24 * 60 * minute;

/** A sign-in ends 14 days after it began, or when it has not been used for 3 days. */
export const isSignInAlive = (
  { createdAt, lastUsedAt }: { createdAt: Date; lastUsedAt: Date },
  now: Date,
): boolean =>
  now.getTime() - createdAt.getTime() < 14 * day && now.getTime() - lastUsedAt.getTime() < 3 * day;

const identityHoldsMinutes = 15;

/** Whether somebody who does something sensitive is asked once more who they are. */
export const isIdentityDoubted = (confirmedAt: Date, now: Date): boolean =>
  now.getTime() - confirmedAt.getTime() >= identityHoldsMinutes * minute;

/** Failed sign-ins of one kind. */
export interface Failures {
  count: number;
  lastFailedAt: Date;
}

/**
 * What failures are counted for, and when they slow down. `pair`: one account from one network, where guessing happens.
 * `account`: from all networks together, where many are in league. `network`: all accounts together, far above what a school
 * behind one address mistypes; its failures are forgotten one by one. A wait never grows beyond `longest` seconds.
 */
const limits = {
  pair: { free: 5, longest: 15 * 60 },
  account: { free: 100, longest: 60 },
  network: { free: 300, longest: 60 },
} as const;

export type FailureKind = keyof typeof limits;

const forgottenAfter = 30 * minute;
const networkForgetsOneIn = minute / 2;

/** What a count of failures has become by `now`: it is forgotten after half an hour without a failure. */
export const failuresAt = (failures: Failures | null, now: Date): number =>
  failures && now.getTime() - failures.lastFailedAt.getTime() < forgottenAfter ? failures.count : 0;

/** The same of a network: a school day has no half hour without a failure, so that one is forgotten in each half minute. */
export const networkFailuresAt = (failures: Failures | null, now: Date): number => {
  if (!failures) return 0;
  const elapsed = Math.max(0, now.getTime() - failures.lastFailedAt.getTime());
  return Math.max(0, failuresAt(failures, now) - Math.floor(elapsed / networkForgetsOneIn));
};

/** Seconds to wait before the next try: none up to the free failures, then 1, 2, 4 … up to the longest wait. */
export const signInWaitSeconds = (
  failures: Failures | null,
  kind: FailureKind,
  now: Date,
): number => {
  const { free, longest } = limits[kind];
  const count = kind === 'network' ? networkFailuresAt(failures, now) : failuresAt(failures, now);
  if (!failures || count < free) return 0;
  const wait = Math.min(2 ** (count - free), longest);
  const elapsed = (now.getTime() - failures.lastFailedAt.getTime()) / 1000;
  return Math.max(0, Math.ceil(wait - elapsed));
};

const failuresOfTrustedDevice = 10;

/**
 * Whether a device on which the account has signed in before may try without a wait, whatever others do to the account; one
 * that guesses itself is treated like a stranger's until its failures are forgotten.
 */
export const isTrustedDevice = (failures: Failures | null, now: Date): boolean =>
  failuresAt(failures, now) < failuresOfTrustedDevice;

/** An invitation link works once and for 90 days; reminding renews it. */
export const invitationExpiry = (now: Date): Date => new Date(now.getTime() + 90 * day);

/** A link to choose a new password works once and for 2 hours. */
export const resetExpiry = (now: Date): Date => new Date(now.getTime() + 2 * 60 * minute);

/** A link that signs in works once and for a quarter of an hour. */
export const signInLinkExpiry = (now: Date): Date => new Date(now.getTime() + 15 * minute);

/** Whoever reads at the address of before has 7 days to say that the new one is not theirs. */
export const objectionEnd = (now: Date): Date => new Date(now.getTime() + 7 * day);

/** A new manager's link to choose a first password works once and for 7 days. */
export const firstPasswordExpiry = (now: Date): Date => new Date(now.getTime() + 7 * day);
