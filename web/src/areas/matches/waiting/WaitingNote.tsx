import { formatClock } from '../../../platform/format/dates.ts';
import { endWaiting } from '../../../platform/offline/waiting-calls.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { waitingMessages as messages } from './messages.ts';
import { useWaiting } from './use-waiting-answers.ts';

/** What one has answered to a match without a network: that it waits, or why it was not taken. */
export const WaitingNote = ({ match }: { match: number }) => {
  const { user } = useSession();
  const waiting = useWaiting(match);
  if (!waiting) return null;
  const { said, at, refused, call } = waiting;
  const words = 'body' in call && call.body.comment;
  return (
    <Row>
      <p role="status">
        {refused === undefined
          ? messages.waits(said, formatClock(new Date(at)))
          : messages.refused(said, refused)}
        {refused !== undefined && words && messages.words(words)}
      </p>
      <Button size="sm" onClick={() => endWaiting(user.email, match)}>
        {refused === undefined ? messages.giveUp : messages.seen}
      </Button>
    </Row>
  );
};
