import type { Actor } from '../accounts/access.ts';
import { status, type MatchStatus } from './match.ts';

/** For how long whoever answered may take the answer back. */
export const undoMs = 10 * 60 * 1000;

/**
 * When the other side learns that this status was set. What is told `late` is told once it cannot be taken back any
 * more; what was told at once and is taken back has its taking back told as well.
 */
export const tellings = {
  [status.pending]: 'at once',
  [status.acceptedByCompany]: 'at once',
  [status.queued]: 'at once',
  [status.fullyAccepted]: 'at once',
  [status.finalised]: 'at once',
  [status.refusedByCompany]: 'late',
  [status.refusedByCandidate]: 'late',
} as const satisfies Record<MatchStatus, 'at once' | 'late'>;

/** What only the contract sheet sets is not undone by a click, and nothing goes back to it that way. */
const fixed: ReadonlySet<MatchStatus> = new Set([status.finalised]);

/** A step of the history of a match. */
export interface PastMove {
  from: MatchStatus;
  to: MatchStatus;
  /** Whose account made it; null when that account is gone. */
  accountId: number | null;
  at: Date;
  /** It takes another one back. */
  isUndo: boolean;
  /** When the other side was told; null while it has not been. */
  toldAt: Date | null;
}

/** Until when a move could be taken back by whoever made it, as long as nothing else happens; null for never. */
export const undoUntil = ({ from, to, at, isUndo, toldAt }: PastMove): Date | null => {
  if (isUndo || fixed.has(from) || fixed.has(to)) return null;
  if (tellings[to] === 'late' && toldAt !== null) return null;
  return new Date(at.getTime() + undoMs);
};

/** Whether the actor may take back `move`, the last one of its match, at this moment. */
export const mayUndo = (actor: Pick<Actor, 'accountId'>, move: PastMove, now: Date): boolean => {
  const until = undoUntil(move);
  return until !== null && move.accountId === actor.accountId && now < until;
};
