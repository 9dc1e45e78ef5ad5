import { waitKinds } from './wait-kinds.ts';
import type { Cause } from './wait.ts';

/** What somebody without an address has not been told yet. */
export interface Untold {
  count: number;
  /** Of the oldest of it. */
  since: Date;
}

/** How many of these the staff may say at once that they have told. */
export const toldAtOnce = 100;

const isAsked = ({ kind, elsewhereBy = [] }: Cause): boolean =>
  waitKinds[kind].ask !== null && elsewhereBy.length === 0;

/** Nobody writes to them: what they would be asked for is the staff's to see to from its first day, and so is what they are told. */
export const spokenCauses = (
  accountId: number,
  causes: readonly Cause[],
  untold: Untold | undefined,
): Cause[] => [
  ...(untold
    ? [
        {
          kind: 'to_tell',
          accountId,
          subject: 'account',
          subjectId: accountId,
          ...untold,
        } as const,
      ]
    : []),
  ...causes.map((cause) => (isAsked(cause) ? { ...cause, alertAt: cause.since } : cause)),
];
