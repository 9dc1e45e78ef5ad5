import { api } from '../../../platform/api/client.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { useServerForm } from '../../../ui/forms/use-server-form.ts';
import { formMessages } from '../../../ui/messages.ts';
import { contractMessages } from '../messages.ts';
import { numberMessages as messages } from './number-messages.ts';

interface GiveNumberProps {
  matchId: number;
  /** How the number ends that is there; none where it is still to come. */
  ends: string | undefined;
  onGiven: () => void;
}

/** Takes the social security number that was still to come when the contract was signed. */
const GiveNumber = ({ matchId, ends, onGiven }: GiveNumberProps) => {
  const form = useServerForm({
    initial: { nir: '', reason: '' },
    check: ({ nir }) => ({ nir: nir.trim() === '' ? formMessages.required : null }),
    send: (body) =>
      api('PUT /contract/file/{matchId}/candidate-nir/', { params: { matchId }, body }),
    onSent: ({ message }) => {
      notify.success(message);
      onGiven();
    },
    onFailed: (error) => notify.failure(messages.failed, error),
  });
  const reason = form.field('reason');
  return (
    <Form of={form}>
      <h3>{messages.title}</h3>
      <p>{ends === undefined ? messages.awaited : messages.there(ends)}</p>
      <TextField
        label={messages.label}
        description={messages.hint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        required
        {...form.field('nir')}
      />
      {(reason.error !== undefined || reason.value !== '') && (
        <TextField label={contractMessages.reason} maxLength={300} {...reason} />
      )}
      <Button type="submit" busy={form.busy}>
        {messages.save}
      </Button>
    </Form>
  );
};

export default GiveNumber;
