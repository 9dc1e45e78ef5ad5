import { api } from '../../../platform/api/client.ts';
import { newKey } from '../../../platform/api/requests.ts';
import { useEach } from '../../../platform/data/use-each.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { EachOutcome } from '../../../ui/feedback/EachOutcome.tsx';
import { undoMessages } from '../answers/messages.ts';
import { useLeft } from '../answers/use-left.ts';
import { movedCalls } from '../put-match.ts';
import { moveMessages as messages } from './move-messages.ts';
import type { PickedMatch } from './use-picks.ts';

export interface Undoable {
  match: PickedMatch;
  move: number;
}

interface UndoMovesProps {
  moves: readonly Undoable[];
  /** Until when all of them can be taken back, by the server's clock. */
  until: string;
}

const second = 1000;

/** Takes back what was just done with several matches, while that is open. */
export const UndoMoves = ({ moves, until }: UndoMovesProps) => {
  const left = Math.ceil(useLeft(until) / second);
  const { start, count, outcome } = useEach({
    run: ({ match, move }: Undoable, batch: string) =>
      api('POST /matches/{id}/undo/', { params: { id: match.id }, body: { move, batch } }),
    changes: movedCalls,
  });
  if (outcome)
    return (
      <EachOutcome
        sentence={outcome.done.length > 0 ? messages.undone(outcome.done.length) : null}
        leftOut={outcome.leftOut.map(({ item: { match }, why }) => ({
          key: match.id,
          name: match.title,
          why,
        }))}
      />
    );
  if (left <= 0) return null;
  return (
    <div>
      <Button busy={count !== null} onClick={() => void start(moves, newKey())}>
        {count === null ? messages.undo(moves.length) : messages.progress(count, moves.length)}{' '}
        <span aria-hidden>{undoMessages.left(Math.floor(left / 60), left % 60)}</span>
      </Button>
    </div>
  );
};
