import type { MatchStatus } from '@tandem/domain/matches/match';
import { actionMessages, whyClosed, type ClosedAction } from '../../messages.ts';
import { closedYearMessages } from '../../closed-need/messages.ts';
import { closedStateOf } from '../../closed-need/ClosedNeedBadge.tsx';
import { enrolmentMessages } from '../../enrolment/messages.ts';
import type { Match } from '../../match.ts';

export interface MoveButtonsProps {
  match: Match;
  /** The status that is being set. */
  moving: MatchStatus | null;
  onMove: (to: MatchStatus) => void;
  onFinalise: () => void;
}

/** Why an action is closed at the status of the match; null where it is open. */
export const closedBecause = (
  match: Match,
  action: ClosedAction,
  isOpen: boolean,
): string | null => {
  if (isOpen) return null;
  if (match.offer.session_closed) return closedYearMessages.noAction;
  if (match.set_aside) return enrolmentMessages.notAvailable;
  if (closedStateOf(match)) return actionMessages.needClosed;
  return whyClosed[action][match.status] ?? actionMessages.notNow;
};
