import type { EachOutcome as Outcome } from '../../../platform/data/use-each.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { DialogActions } from '../../../ui/dialogs/Dialog.tsx';
import { EachOutcome } from '../../../ui/feedback/EachOutcome.tsx';
import { dialogMessages } from '../../../ui/messages.ts';

/** A need as the lists of the staff name it. */
export interface PickedNeed {
  id: number;
  title: string;
}

interface NeedsOutcomeProps {
  outcome: Outcome<PickedNeed, unknown>;
  /** What was done with so many. */
  done: (count: number) => string;
  onClose: () => void;
}

/** What became of each of the needs. */
export const NeedsOutcome = ({ outcome, done, onClose }: NeedsOutcomeProps) => (
  <>
    <EachOutcome
      sentence={outcome.done.length > 0 ? done(outcome.done.length) : null}
      leftOut={outcome.leftOut.map(({ item, why }) => ({ key: item.id, name: item.title, why }))}
    />
    <DialogActions>
      <Button variant="main" onClick={onClose}>
        {dialogMessages.close}
      </Button>
    </DialogActions>
  </>
);
