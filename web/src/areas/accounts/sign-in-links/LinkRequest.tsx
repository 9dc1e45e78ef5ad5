import { useEffect, useRef, useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { reasonOf } from '../../../platform/notify/notify.ts';
import { leftByPastSignIns } from '../../../platform/session/device.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Outcome } from '../../../ui/feedback/Outcome.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { requiredEmail } from '../../../ui/forms/checks.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { useServerForm } from '../../../ui/forms/use-server-form.ts';
import { linkRequestMessages as messages } from './messages.ts';
import { makeOwnSecret } from './own-secret.ts';

interface LinkRequestProps {
  /** What was typed beside the password. */
  email: string;
  /** Back to the password. */
  onBack: () => void;
}

/** Asks for a link that signs in here; says the same to every address. */
const LinkRequest = ({ email: typed, onBack }: LinkRequestProps) => {
  const [failure, setFailure] = useState<{ reason: string | null } | null>(null);
  const [done, setDone] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // What had the focus, the button below the password, is gone.
  useEffect(() => field.current?.focus(), []);
  const form = useServerForm({
    initial: { email: typed },
    guard: false,
    check: ({ email }) => ({ email: requiredEmail(email) }),
    send: ({ email }) => {
      setFailure(null);
      setDone(false);
      const body = { email, browser: makeOwnSecret(), device: leftByPastSignIns() };
      return api('POST /token/link/request/', { body });
    },
    onSent: () => setDone(true),
    onFailed: (error) => setFailure({ reason: reasonOf(error) }),
  });
  return (
    <Form of={form}>
      <p>{messages.lead}</p>
      <TextField
        ref={field}
        label={messages.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        {...form.field('email')}
      />
      <Button type="submit" variant="main" fullWidth busy={form.busy}>
        {messages.submit}
      </Button>
      {done && <Outcome kind="success" sentence={messages.done} hint={messages.doneHint} />}
      {failure && <Outcome kind="error" sentence={messages.failed} hint={failure.reason} />}
      <Button fullWidth onClick={onBack}>
        {messages.back}
      </Button>
    </Form>
  );
};

export default LinkRequest;
