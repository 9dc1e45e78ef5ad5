import { api } from '../../../api.ts';
import { Button } from '../../../components/Button.tsx';
import { DialogActions } from '../../../components/Dialog.tsx';
import { useAction } from '../../../data/use-action.ts';
import { Form } from '../../../forms/Form.tsx';
import { useServerForm } from '../../../forms/use-server-form.ts';
import { dialogMessages } from '../../../messages/dialogs.ts';
import {
  duplicateMessages as messages,
  offerFormMessages,
  offerToasts,
} from '../../../messages/offers.ts';
import { durations } from '../../../notify/notify.ts';
import { SessionField } from './ListFields.tsx';
import { SeatsField } from './SeatsField.tsx';
import { areSeats, bodyOf, valuesOf, type Offer, type OfferValues } from './offer-values.ts';

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
