import { Badge } from '../../../ui/feedback/Badge.tsx';
import type { MatchCard } from '../match.ts';
import { enrolmentMessages as messages } from './messages.ts';

/** Says of a match that its candidate is placed elsewhere, or that its own contract has ended; nothing otherwise. */
export const EnrolmentBadge = ({ match }: { match: MatchCard }) => {
  if (match.enrolment?.broken_on) return <Badge variant="hollow">{messages.broken}</Badge>;
  // To others than the candidate « déjà placé » says it.
  return match.set_aside && !match.already_placed ? (
    <Badge variant="hollow">{messages.setAside}</Badge>
  ) : null;
};
