import { notify } from '../../../platform/notify/notify.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { required } from '../../../ui/forms/checks.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { useServerForm } from '../../../ui/forms/use-server-form.ts';
import { isGivenUp, isKeptAlready, makePasskey } from './browser-keys.ts';
import { passkeyMessages as messages } from './messages.ts';

const tellFailure = (error: unknown): void => {
  if (isGivenUp(error)) notify.info(messages.givenUp);
  else if (isKeptAlready(error)) notify.error(messages.alreadyThere);
  else notify.failure(messages.addFailed, error);
};

interface AddPasskeyFormProps {
  /** What it is called unless another name is typed. */
  name: string;
  onAdded: () => void;
}

export const AddPasskeyForm = ({ name, onAdded }: AddPasskeyFormProps) => {
  const form = useServerForm({
    initial: { name },
    check: (values) => ({ name: required(values.name) }),
    send: (values) => makePasskey(values.name),
    onSent: () => {
      notify.success(messages.added);
      onAdded();
    },
    onFailed: tellFailure,
    guard: false,
  });
  return (
    <Form of={form}>
      <p>{messages.addText}</p>
      <TextField
        label={messages.name}
        autoComplete="off"
        maxLength={60}
        required
        {...form.field('name')}
      />
      <div>
        <Button type="submit" variant="main" busy={form.busy}>
          {messages.continue}
        </Button>
      </div>
    </Form>
  );
};
