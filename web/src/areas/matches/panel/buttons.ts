import type { MatchStatus } from '@tandem/domain/matches/match';
import { actionMessages, whyClosed, type ClosedAction } from '../messages.ts';
import type { Match } from '../match.ts';

export interface MoveButtonsProps {
  match: Match;
  /** The status that is being set. */
  moving: MatchStatus | null;
  onMove: (to: MatchStatus) => void;
  onFinalise: () => void;
}

/** Why an action is closed at the status of the match; null where it is open. */
export const closedBecause = (
  { status }: Match,
  action: ClosedAction,
  isOpen: boolean,
): string | null => {
  if (isOpen) return null;
  return whyClosed[action][status] ?? actionMessages.notNow;
};
