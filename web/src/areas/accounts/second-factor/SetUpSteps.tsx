import { useState } from 'react';
import type { Answer } from '@tandem/contract';
import { api } from '../../../platform/api/client.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { CopyButton } from '../../../ui/actions/CopyButton.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { required } from '../../../ui/forms/checks.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { useServerForm } from '../../../ui/forms/use-server-form.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { setUpMessages as messages } from './messages.ts';
import { QrCode } from './QrCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import classes from './SecondFactor.module.css';

type Begun = Answer<'POST /second-factor/'>;

const Explanation = ({ onBegun }: { onBegun: (begun: Begun) => void }) => {
  const form = useServerForm({
    initial: {},
    send: () => api('POST /second-factor/'),
    onSent: onBegun,
    onFailed: (error) => notify.failure(messages.beginFailed, error),
    guard: false,
  });
  return (
    <Form of={form}>
      <p>{messages.lead}</p>
      <p className={classes.hint}>{messages.others}</p>
      <div>
        <Button type="submit" variant="main" busy={form.busy}>
          {messages.begin}
        </Button>
      </div>
    </Form>
  );
};

/** Four signs at a time are easier to type. */
const spaced = (key: string): string => key.replaceAll(/.{4}(?=.)/g, '$& ');

interface AppFormProps {
  begun: Begun;
  onDone: (codes: string[]) => void;
}

const AppForm = ({ begun, onDone }: AppFormProps) => {
  const form = useServerForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: required(code) }),
    send: ({ code }) => api('PUT /second-factor/', { body: { setup: begun.setup, code } }),
    onSent: ({ recovery_codes: codes }) => {
      notify.success(messages.done);
      onDone(codes);
    },
    onFailed: (error) => notify.failure(messages.confirmFailed, error),
    guard: false,
  });
  return (
    <Form of={form}>
      <p>{messages.scan}</p>
      <QrCode text={begun.address} label={messages.picture} />
      <p>{messages.here}</p>
      <code className={classes.key}>{spaced(begun.key)}</code>
      <div>
        <CopyButton text={begun.key} done={messages.copied}>
          {messages.copy}
        </CopyButton>
      </div>
      <TextField
        label={messages.code}
        description={messages.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        {...form.field('code')}
      />
      <div>
        <Button type="submit" variant="main" busy={form.busy}>
          {messages.confirm}
        </Button>
      </div>
    </Form>
  );
};

interface SetUpStepsProps {
  /** It is switched on; the recovery codes are still to be taken away. */
  onSwitchedOn?: () => void;
  /** The recovery codes have been taken away. */
  onTaken: () => void;
}

/** Explained, then the app, then the codes for the day on which it is lost. */
export const SetUpSteps = ({ onSwitchedOn, onTaken }: SetUpStepsProps) => {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const switchedOn = (given: string[]) => {
    setCodes(given);
    onSwitchedOn?.();
  };
  if (codes)
    return (
      <Stack>
        <RecoveryCodes codes={codes} onTaken={onTaken} />
      </Stack>
    );
  return begun ? <AppForm begun={begun} onDone={switchedOn} /> : <Explanation onBegun={setBegun} />;
};
