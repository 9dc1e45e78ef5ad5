import { api } from '../../../platform/api/client.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { changedCalls } from './changed-calls.ts';
import { CloseNeedsForm } from './CloseNeedsForm.tsx';
import { closingBody, type ClosingValues } from './closing-values.ts';
import { closingFormMessages as messages } from './form-messages.ts';
import { useWaiting } from './use-waiting-candidates.ts';

interface CloseNeedProps {
  opened: boolean;
  need: { id: number; title: string };
  staff: boolean;
  onClose: () => void;
}

const Closing = ({ need, staff, onClose }: CloseNeedProps) => {
  const waiting = useWaiting([need.id]);
  const close = useAction({
    run: (values: ClosingValues) =>
      api('POST /offers/{id}/closing/', { params: { id: need.id }, body: closingBody(values) }),
    done: messages.done,
    failed: messages.failed,
    changes: changedCalls,
    onDone: onClose,
  });
  return (
    <Loaded query={waiting} skeleton={<Skeleton height={160} />} failure={messages.waitingFailed}>
      {(data) => (
        <CloseNeedsForm
          count={1}
          keptAs={`/offers/${need.id}/closing`}
          waiting={data.waiting}
          nobodyPlaced={data.answers.every(({ seats_taken: taken }) => taken === 0)}
          staff={staff}
          onClose={onClose}
          close={(values) => close.mutateAsync(values)}
        />
      )}
    </Loaded>
  );
};

/** Says how many wait, asks what happens, and closes a need. */
const CloseNeed = (props: CloseNeedProps) => (
  <Dialog
    opened={props.opened}
    onClose={props.onClose}
    title={`${messages.title} «\u202f${props.need.title}\u202f»`}
  >
    {props.opened && <Closing {...props} />}
  </Dialog>
);

export default CloseNeed;
