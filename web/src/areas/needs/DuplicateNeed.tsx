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
  offer: Need;
  onDone: () => void;
}

/** A new need like an old one, for a session to choose; it has a test link of its own. */
export const DuplicateNeed = ({ offer, onDone }: DuplicateNeedProps) => {
  const duplicate = useAction({
    ...needToasts.duplicate,
    doneFor: durations.long,
    run: (changed: Pick<NeedValues, 'session_id' | 'seats'>) =>
      api('POST /offers/', { body: bodyOf({ ...valuesOf(offer), ...changed }) }),
    changes: ['GET /offers/', 'GET /company/', 'GET /company/info/'],
    onDone,
  });
  const form = useServerForm({
    initial: { session_id: '', seats: valuesOf(offer).seats },
    guard: false,
    check: ({ session_id, seats }) => ({
      session_id: session_id ? null : messages.noSession,
      seats: areSeats(seats) ? null : needFormMessages.wrongSeats,
    }),
    send: (values) => duplicate.mutateAsync(values),
  });
  return (
    <Form of={form}>
      <p>{messages.text(offer.title, offer.session.name)}</p>
      <SessionField label={messages.session} {...form.field('session_id')} />
      <SeatsField label={messages.seats} {...form.field('seats')} />
      <DialogActions>
        <Button onClick={onDone}>{dialogMessages.cancel}</Button>
        <Button type="submit" variant="main" busy={form.busy}>
          {messages.submit}
        </Button>
      </DialogActions>
    </Form>
  );
};
