import { statusLabels, type MatchStatus } from '@tandem/domain/matches/match';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { newKey } from '../../../platform/api/requests.ts';
import { useEach, type EachOutcome as Outcome } from '../../../platform/data/use-each.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialogs/Dialog.tsx';
import { EachOutcome } from '../../../ui/feedback/EachOutcome.tsx';
import { dialogMessages } from '../../../ui/messages.ts';
import type { Said } from '../answers/said.ts';
import type { Match } from '../match.ts';
import { movedCalls } from '../put-match.ts';
import { moveMessages as messages } from './move-messages.ts';
import { MoveForm } from './MoveForm.tsx';
import { UndoMoves, type Undoable } from './UndoMoves.tsx';
import type { PickedMatch } from './use-picks.ts';

interface MoveMatchesProps {
  matches: readonly PickedMatch[];
  /** They have been dealt with, while the dialog says how it went. */
  onMoved: () => void;
  onClose: () => void;
}

/** What can be taken back of what was done, and until when all of it can. */
const undoableOf = ({ done }: Outcome<PickedMatch, Match>) => {
  const found = done.flatMap(({ item, answer: { undo } }) =>
    undo ? [{ match: item, move: undo.move, until: undo.until }] : [],
  );
  const [until] = found.map((one) => one.until).toSorted();
  return { moves: found satisfies Undoable[], until };
};

const Moved = ({ outcome, to }: { outcome: Outcome<PickedMatch, Match>; to: MatchStatus }) => {
  const { moves, until } = undoableOf(outcome);
  const count = outcome.done.length;
  return (
    <>
      <EachOutcome
        sentence={count > 0 ? messages.done(count, statusLabels[to]) : null}
        leftOut={outcome.leftOut.map(({ item, why }) => ({
          key: item.id,
          name: item.title,
          why,
        }))}
      />
      {until !== undefined && <UndoMoves moves={moves} until={until} />}
    </>
  );
};

/** Moves several matches to one status in the centre's name, says what became of each, and takes all of it back. */
const MoveMatches = ({ matches, onMoved, onClose }: MoveMatchesProps) => {
  const [to, setTo] = useState<MatchStatus | null>(null);
  const { start, count, outcome } = useEach({
    run: ({ id }: PickedMatch, move: Said & { action: MatchStatus }) =>
      api('POST /matches/{id}/', { params: { id }, body: move }),
    changes: movedCalls,
  });
  return (
    <Dialog opened onClose={onClose} title={messages.title(matches.length)}>
      {outcome && to !== null ? (
        <>
          <Moved outcome={outcome} to={to} />
          <DialogActions>
            <Button variant="main" onClick={onClose}>
              {dialogMessages.close}
            </Button>
          </DialogActions>
        </>
      ) : (
        <MoveForm
          matches={matches}
          count={count}
          onClose={onClose}
          onMove={async (moving, action, said) => {
            setTo(action);
            await start(moving, { ...said, action, batch: newKey() });
            onMoved();
          }}
        />
      )}
    </Dialog>
  );
};

export default MoveMatches;
