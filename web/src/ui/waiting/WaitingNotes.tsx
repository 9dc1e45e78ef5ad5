import { messageForm, returnWords } from '../../platform/drafts/returned-words.ts';
import { formatSince } from '../../platform/format/dates.ts';
import { giveUp, kindOf, type WaitingAnswer } from '../../platform/offline/waiting-calls.ts';
import { useSession } from '../../platform/session/session.ts';
import { Button } from '../actions/Button.tsx';
import { Row } from '../layout/layout.tsx';
import { waitingMessages as messages } from './messages.ts';
import type { Told } from './told-where.ts';
import { useWaitingAnswers } from './use-waiting.ts';

interface WaitingNotesProps {
  told: Told;
  /** The page does not say of which match they are. */
  named?: boolean;
}

const WaitingNote = ({ waiting, named }: { waiting: WaitingAnswer; named: boolean }) => {
  const { user } = useSession();
  const { at, refused, call, match, about } = waiting;
  const said = named ? `${waiting.said} (${about})` : waiting.said;
  const button = refused === undefined ? messages.giveUp : messages.seen;
  const words = call.body && 'comment' in call.body && call.body.comment;
  const end = () => {
    giveUp(user.email, waiting);
    if (kindOf(waiting) === 'message')
      returnWords(user.email, { form: messageForm(match), field: 'text', words: waiting.said });
  };
  return (
    <Row>
      <p role="status">
        {refused === undefined
          ? messages.waits(said, formatSince(new Date(at)))
          : messages.refused(said, refused)}
        {refused !== undefined && words && messages.words(words)}
      </p>
      <Button size="sm" aria-label={messages.of(button, waiting.said, about)} onClick={end}>
        {button}
      </Button>
    </Row>
  );
};

/** What one has answered without a network: that it waits, or why it was not taken. */
export const WaitingNotes = ({ told, named = false }: WaitingNotesProps) =>
  useWaitingAnswers()
    .filter((one, _, all) => told(one, all))
    .map((one) => <WaitingNote key={`${one.call.key} ${one.at}`} waiting={one} named={named} />);
