import { api } from '../../platform/api/client.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { DialogActions } from '../../ui/dialogs/Dialog.tsx';
import { useAction } from '../../platform/data/use-action.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { useServerForm } from '../../ui/forms/use-server-form.ts';
import { dialogMessages } from '../../ui/messages.ts';
import { duplicateMessages as messages, offerFormMessages, offerToasts } from './messages.ts';
import { durations } from '../../platform/notify/notify.ts';
import { SessionField } from './NeedListFields.tsx';
import { SeatsField } from './SeatsField.tsx';
import { areSeats, bodyOf, valuesOf, type Offer, type OfferValues } from './need-values.ts';

interface DuplicateFormProps {
  offer: Offer;
  onDone: () => void;
}

/** A new need like an old one, for a session to choose; it has a test link of its own. */
export const DuplicateForm = ({ offer, onDone }: DuplicateFormProps) => {
  const duplicate = useAction({
    ...offerToasts.duplicate,
    doneFor: durations.long,
    run: (changed: Pick<OfferValues, 'session_id' | 'seats'>) =>
      api('POST /offers/', { body: bodyOf({ ...valuesOf(offer), ...changed }) }),
    changes: ['GET /offers/', 'GET /company/', 'GET /company/info/'],
    onDone,
  });
  const form = useServerForm({
    initial: { session_id: '', seats: valuesOf(offer).seats },
    guard: false,
    check: ({ session_id, seats }) => ({
      session_id: session_id ? null : messages.noSession,
      seats: areSeats(seats) ? null : offerFormMessages.wrongSeats,
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
        <Button type="submit" look="main" busy={form.busy}>
          {messages.submit}
        </Button>
      </DialogActions>
    </Form>
  );
};
