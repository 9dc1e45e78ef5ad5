import { Badge } from '../../../ui/feedback/Badge.tsx';
import { waitingMessages as messages } from './messages.ts';
import { useWaiting } from './use-waiting-answers.ts';

/** Says of a match in a list that an answer to it waits for the network, or was not taken. */
export const WaitingBadge = ({ match }: { match: number }) => {
  const waiting = useWaiting(match);
  if (!waiting) return null;
  return (
    <Badge variant="hollow">
      {waiting.refused === undefined ? messages.badge : messages.refusedBadge}
    </Badge>
  );
};
