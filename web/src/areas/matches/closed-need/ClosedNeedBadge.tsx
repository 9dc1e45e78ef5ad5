import { isClosedNeed } from '@tandem/domain/needs/need-state';
import { status } from '@tandem/domain/matches/match';
import { showDay } from '../../../platform/format/typed-day.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import type { Match, MatchCard } from '../match.ts';
import { closedNeedMessages } from './messages.ts';

/** Whether the need of a match is closed for it; one who is enrolled has filled it. */
export const closedStateOf = ({ status: at, offer: { state } }: Match | MatchCard) =>
  state && isClosedNeed(state) && at !== status.finalised ? state : null;

/** Says of a match that its need is closed; nothing where it is open. */
export const ClosedNeedBadge = ({ match }: { match: MatchCard }) => {
  const state = closedStateOf(match);
  if (state === null) return null;
  const { set_aside_until: until } = match.offer;
  return <Badge variant="hollow">{closedNeedMessages[state](until ? showDay(until) : null)}</Badge>;
};
