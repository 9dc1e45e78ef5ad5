import { formatClock } from '../../platform/format/dates.ts';
import {
  giveUp,
  kindOf,
  type WaitingAnswer,
  type WaitingKind,
} from '../../platform/offline/waiting-calls.ts';
import { useSession } from '../../platform/session/session.ts';
import { Button } from '../actions/Button.tsx';
import { Row } from '../layout/layout.tsx';
import { waitingMessages as messages } from './messages.ts';
import { useWaitingAnswers } from './use-waiting.ts';

const WaitingNote = ({ waiting }: { waiting: WaitingAnswer }) => {
  const { user } = useSession();
  const { said, at, refused, call } = waiting;
  const words = call.body && 'comment' in call.body && call.body.comment;
  return (
    <Row>
      <p role="status">
        {refused === undefined
          ? messages.waits(said, formatClock(new Date(at)))
          : messages.refused(said, refused)}
        {refused !== undefined && words && messages.words(words)}
      </p>
      <Button size="sm" onClick={() => giveUp(user.email, waiting)}>
        {refused === undefined ? messages.giveUp : messages.seen}
      </Button>
    </Row>
  );
};

interface WaitingNotesProps {
  match: number;
  kind: WaitingKind;
  /** Of that one alone. */
  meeting?: number;
}

/** What one has answered without a network: that it waits, or why it was not taken. */
export const WaitingNotes = ({ match, kind, meeting }: WaitingNotesProps) =>
  useWaitingAnswers()
    .filter((one) => one.match === match && kindOf(one) === kind && one.call.meeting === meeting)
    .map((one) => <WaitingNote key={`${one.call.key} ${one.at}`} waiting={one} />);
