import { tellings } from '@tandem/domain/matches/undo';
import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../../platform/data/use-action.ts';
import { isStale } from '../../../platform/api/errors.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import type { Match, MatchView } from '../match.ts';
import { actionMessages } from '../messages.ts';
import { movedCalls, putMatch, refreshMatch } from '../put-match.ts';
import { waitingMessages } from '../../../ui/waiting/messages.ts';
import { useAnswerMatch } from '../waiting/use-answer-match.ts';
import { undoMessages as messages } from './messages.ts';
import classes from './UndoBar.module.css';
import { useLeft } from './use-left.ts';

const second = 1000;

const useUndo = (match: Match, isStaff: boolean) => {
  const { id } = match;
  const client = useQueryClient();
  const answer = useAnswerMatch(match);
  return useAction({
    run: (move: number) =>
      answer({ key: 'POST /matches/{id}/undo/', body: { move } }, messages.undo),
    done: (undone) => {
      if (!undone) return waitingMessages.kept;
      return isStaff ? messages.doneRecorded : messages.done;
    },
    failed: (error) => {
      if (isStale(error)) return actionMessages.stale;
      return isStaff ? messages.failedRecorded : messages.failed;
    },
    changes: movedCalls,
    onDone: (undone) => {
      if (undone) putMatch(client, undone);
    },
    onFailed: (error) => {
      if (isStale(error)) void refreshMatch(client, id);
    },
  });
};

interface UndoBarProps {
  match: Match;
  view: MatchView;
  undo: NonNullable<Match['undo']>;
}

/** What was just answered, and for how long it can still be taken back. */
export const UndoBar = ({ match, view, undo }: UndoBarProps) => {
  const isStaff = view === 'admin';
  const left = useLeft(undo.until);
  const { mutate, isPending } = useUndo(match, isStaff);
  if (left <= 0) return null;
  const seconds = Math.ceil(left / second);
  return (
    <div className={classes.bar}>
      <p role="status">{isStaff ? messages.recorded : messages.saved[tellings[match.status]]}</p>
      <Button size="sm" busy={isPending} aria-keyshortcuts="Z" onClick={() => mutate(undo.move)}>
        {isStaff ? messages.undoRecorded : messages.undo}
        <span className={classes.left} aria-hidden>
          {messages.left(Math.floor(seconds / 60), seconds % 60)}
        </span>
      </Button>
    </div>
  );
};
