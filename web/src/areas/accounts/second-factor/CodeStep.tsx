import { useEffect, useRef } from 'react';
import { api } from '../../../platform/api/client.ts';
import { ApiError } from '../../../platform/api/errors.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { leftByPastSignIns } from '../../../platform/session/device.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { required } from '../../../ui/forms/checks.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { useServerForm } from '../../../ui/forms/use-server-form.ts';
import { codeStepMessages as messages } from './messages.ts';
import classes from './SecondFactor.module.css';

interface CodeStepProps {
  /** What the server answered to the password. */
  challenge: string;
  onSignedIn: () => void;
  /** Back to the password. */
  onBack: () => void;
}

/** The second step of a sign-in. */
const CodeStep = ({ challenge, onSignedIn, onBack }: CodeStepProps) => {
  const { enter } = useSession();
  const field = useRef<HTMLInputElement>(null);
  // What had the focus, the button below the password, is gone.
  useEffect(() => field.current?.focus(), []);
  const form = useServerForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: required(code) }),
    send: async ({ code }) => {
      const device = leftByPastSignIns();
      await enter(await api('POST /token/second-factor/', { body: { challenge, code, device } }));
    },
    onSent: onSignedIn,
    onFailed: (error) => {
      notify.failure(messages.failed, error);
      // It has come to its end: the password is asked for again.
      if (error instanceof ApiError && error.code === 'challenge_unusable') onBack();
    },
    guard: false,
    once: true,
  });
  return (
    <Form of={form}>
      <p>{messages.lead}</p>
      <TextField
        ref={field}
        label={messages.code}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        required
        {...form.field('code')}
      />
      <Button type="submit" variant="main" fullWidth busy={form.busy}>
        {messages.submit}
      </Button>
      <Button fullWidth onClick={onBack}>
        {messages.back}
      </Button>
      <p className={classes.hint}>{messages.lost}</p>
    </Form>
  );
};

export default CodeStep;
