import { api } from '../../../platform/api/client.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { FormActions } from '../../../ui/dialogs/FormActions.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { useServerForm } from '../../../ui/forms/use-server-form.ts';
import { status } from '@tandem/domain/matches/match';
import { areSeats } from '../need-values.ts';
import { SeatsField } from '../SeatsField.tsx';
import { changedCalls } from './changed-calls.ts';
import { countAll } from './closing-values.ts';
import { closingFormMessages as messages } from './form-messages.ts';
import { closingMessages } from './messages.ts';
import { useWaiting } from './use-waiting-candidates.ts';

interface ReopenNeedProps {
  opened: boolean;
  need: { id: number; title: string };
  staff: boolean;
  onClose: () => void;
}

interface Known {
  seats: number;
  taken: number;
  /** How many are told: those who had been answered. */
  told: number;
}

const ReopenForm = ({ need, staff, onClose, seats, taken, told }: ReopenNeedProps & Known) => {
  const isFull = taken >= seats;
  const reopen = useAction({
    run: (values: { seats: string; tell: boolean }) =>
      api('POST /offers/{id}/reopening/', {
        params: { id: need.id },
        body: { tell: values.tell, ...(isFull && { seats: Number(values.seats) }) },
      }),
    done: messages.reopened,
    failed: messages.reopenFailed,
    changes: changedCalls,
    onDone: onClose,
  });
  const form = useServerForm({
    initial: { seats: String(Math.max(seats, taken + 1)), tell: true },
    guard: false,
    check: (values) => ({
      seats:
        isFull && !(areSeats(values.seats) && Number(values.seats) > taken)
          ? messages.fewSeats(taken)
          : null,
    }),
    send: (values) => reopen.mutateAsync(values),
  });
  return (
    <Form of={form}>
      <p>{messages.reopenText(need.title)}</p>
      {isFull && (
        <>
          <p>{messages.reopenSeats(taken)}</p>
          <SeatsField label={messages.seats} {...form.field('seats')} />
        </>
      )}
      {told > 0 && form.values.tell && <p>{messages.reopenWaiting(told)}</p>}
      {staff && <CheckboxField label={messages.tell} {...form.field('tell')} />}
      <FormActions busy={form.busy} onCancel={onClose}>
        {closingMessages.reopen}
      </FormActions>
    </Form>
  );
};

const Reopening = (props: ReopenNeedProps) => {
  const waiting = useWaiting([props.need.id]);
  return (
    <Loaded query={waiting} skeleton={<Skeleton height={120} />} failure={messages.waitingFailed}>
      {({ answers: [answer], waiting: all }) =>
        answer && (
          <ReopenForm
            {...props}
            seats={answer.seats}
            taken={answer.seats_taken}
            told={countAll(all.filter((one) => one.status !== status.pending))}
          />
        )
      }
    </Loaded>
  );
};

/** Asks before a need is opened again: with more seats where all are taken. */
const ReopenNeed = (props: ReopenNeedProps) => (
  <Dialog opened={props.opened} onClose={props.onClose} title={messages.reopenTitle} size="sm">
    {props.opened && <Reopening {...props} />}
  </Dialog>
);

export default ReopenNeed;
