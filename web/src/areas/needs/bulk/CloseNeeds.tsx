import { isClosedNeed } from '@tandem/domain/needs/need-state';
import { api } from '../../../platform/api/client.ts';
import { newKey } from '../../../platform/api/requests.ts';
import { useEach } from '../../../platform/data/use-each.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialogs/Dialog.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { dialogMessages } from '../../../ui/messages.ts';
import { changedCalls } from '../closing/changed-calls.ts';
import { CloseNeedsForm } from '../closing/CloseNeedsForm.tsx';
import { closingBody, sumWaiting, type ClosingValues } from '../closing/closing-values.ts';
import { closingFormMessages } from '../closing/form-messages.ts';
import { useWaiting } from '../closing/use-waiting-candidates.ts';
import { needBulkMessages as messages } from './messages.ts';
import { NeedsOutcome, type PickedNeed } from './NeedsOutcome.tsx';

export interface BulkDialogProps {
  needs: readonly PickedNeed[];
  onClose: () => void;
}

const Closing = ({ needs, onClose }: BulkDialogProps) => {
  const waiting = useWaiting(needs.map(({ id }) => id));
  const { start, count, outcome } = useEach({
    run: ({ id }: PickedNeed, { batch, ...values }: ClosingValues & { batch: string }) =>
      api('POST /offers/{id}/closing/', {
        params: { id },
        body: { ...closingBody(values), batch },
      }),
    changes: changedCalls,
  });
  if (outcome) return <NeedsOutcome outcome={outcome} done={messages.closed} onClose={onClose} />;
  if (count !== null) return <p role="status">{messages.progress(count, needs.length)}</p>;
  return (
    <Loaded
      query={waiting}
      skeleton={<Skeleton height={160} />}
      failure={closingFormMessages.waitingFailed}
    >
      {({ answers }) => {
        const open = needs.filter((_, index) => {
          const state = answers[index]?.state;
          return state !== undefined && !isClosedNeed(state);
        });
        const closed = needs.length - open.length;
        if (open.length === 0)
          return (
            <>
              <p>{messages.allClosed}</p>
              <DialogActions>
                <Button onClick={onClose}>{dialogMessages.close}</Button>
              </DialogActions>
            </>
          );
        return (
          <>
            {closed > 0 && <p>{messages.closedAlready(closed)}</p>}
            <CloseNeedsForm
              count={open.length}
              keptAs={`/offers/closing-${open.map(({ id }) => id).join('-')}`}
              waiting={sumWaiting(
                answers.flatMap((answer) => (isClosedNeed(answer.state) ? [] : [answer.waiting])),
              )}
              nobodyPlaced={answers.every(({ seats_taken: taken }) => taken === 0)}
              staff
              onClose={onClose}
              close={(values) => start(open, { ...values, batch: newKey() })}
            />
          </>
        );
      }}
    </Loaded>
  );
};

/** Says how many wait for all of them, asks what happens, and closes several needs. */
const CloseNeeds = ({ needs, onClose }: BulkDialogProps) => (
  <Dialog opened onClose={onClose} title={closingFormMessages.titleSome(needs.length)}>
    <Closing needs={needs} onClose={onClose} />
  </Dialog>
);

export default CloseNeeds;
