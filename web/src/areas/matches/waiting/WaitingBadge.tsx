import { Badge } from '../../../ui/feedback/Badge.tsx';
import { useWaitingAnswers } from '../../../ui/waiting/use-waiting.ts';
import { sendingMessages as messages } from './messages.ts';

/** Says of a match in a list that an answer to it waits for the network, or was not taken. */
export const WaitingBadge = ({ match }: { match: number }) => {
  const waiting = useWaitingAnswers().filter((one) => one.match === match);
  if (waiting.length === 0) return null;
  return (
    <Badge variant="hollow">
      {waiting.every(({ refused }) => refused === undefined)
        ? messages.badge
        : messages.refusedBadge}
    </Badge>
  );
};
