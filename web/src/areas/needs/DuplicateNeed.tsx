import { api } from '../../platform/api/client.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { DialogActions } from '../../ui/dialogs/Dialog.tsx';
import { useAction } from '../../platform/data/use-action.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { useServerForm } from '../../ui/forms/use-server-form.ts';
import { dialogMessages } from '../../ui/messages.ts';
import { duplicateMessages as messages, needFormMessages, needToasts } from './messages.ts';
import { durations } from '../../platform/notify/notify.ts';
import { SessionField } from './NeedListFields.tsx';
import { SeatsField } from './SeatsField.tsx';
import { areSeats, bodyOf, valuesOf, type Need, type NeedValues } from './need-values.ts';

interface DuplicateNeedProps {
  need: Need;
  onDone: () => void;
}

/** A new need like an old one, for a session to choose; it has a test link of its own. */
export const DuplicateNeed = ({ need, onDone }: DuplicateNeedProps) => {
  const duplicate = useAction({
    ...needToasts.duplicate,
    doneFor: durations.long,
    run: (changed: Pick<NeedValues, 'session_id' | 'seats'>) =>
      api('POST /offers/', { body: bodyOf({ ...valuesOf(need), ...changed }) }),
    changes: ['GET /offers/', 'GET /company/', 'GET /company/info/'],
    onDone,
  });
  const form = useServerForm({
    initial: { session_id: '', seats: valuesOf(need).seats },
    guard: false,
    check: ({ session_id, seats }) => ({
      session_id: session_id ? null : messages.noSession,
      seats: areSeats(seats) ? null : needFormMessages.wrongSeats,
    }),
    send: (values) => duplicate.mutateAsync(values),
  });
  const { session_id: chosen, seats } = form.values;
  const isSame = chosen === String(need.session.id) && areSeats(seats);
  const raise = useAction({
    ...needToasts.edit,
    run: () =>
      api('PUT /offers/{id}/', {
        params: { id: need.id },
        body: bodyOf({ ...valuesOf(need), seats: String(need.seats + Number(seats)) }),
      }),
    changes: ['GET /offers/', 'GET /company/', 'GET /company/info/', 'GET /matches/'],
    onDone,
  });
  return (
    <Form of={form}>
      <p>{messages.text(need.title, need.session.name)}</p>
      <SessionField label={messages.session} {...form.field('session_id')} />
      <SeatsField label={messages.seats} {...form.field('seats')} />
      {isSame && <p role="status">{messages.sameSession}</p>}
      <DialogActions>
        <Button onClick={onDone}>{dialogMessages.cancel}</Button>
        <Button type="submit" variant={isSame ? 'plain' : 'main'} busy={form.busy}>
          {isSame ? messages.submitAnyway : messages.submit}
        </Button>
        {isSame && (
          <Button variant="main" busy={raise.isPending} onClick={() => raise.mutate()}>
            {messages.raise(Number(seats))}
          </Button>
        )}
      </DialogActions>
    </Form>
  );
};
