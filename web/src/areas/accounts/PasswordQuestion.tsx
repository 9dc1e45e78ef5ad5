import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { required } from '../../ui/forms/checks.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { useServerForm } from '../../ui/forms/use-server-form.ts';
import { notify } from '../../platform/notify/notify.ts';
import { FormActions } from '../../ui/dialogs/FormActions.tsx';

interface PasswordQuestionProps {
  /** What is done with it, and why. */
  text?: string;
  messages: { password: string; confirm: string; failed: string };
  danger?: boolean;
  send: (body: { password: string }) => Promise<unknown>;
  onSent: () => void;
  onClose: () => void;
}

/** Asks for one's password in a dialog, and sends it once. */
export const PasswordQuestion = ({
  text,
  messages,
  danger = false,
  send,
  onSent,
  onClose,
}: PasswordQuestionProps) => {
  const form = useServerForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: required(password) }),
    send,
    onSent,
    onFailed: (error) => notify.failure(messages.failed, error),
    guard: false,
    once: true,
  });
  return (
    <Form of={form}>
      {text && <p>{text}</p>}
      <PasswordField
        data-autofocus
        label={messages.password}
        autoComplete="current-password"
        required
        {...form.field('password')}
      />
      <FormActions busy={form.busy} onCancel={onClose} variant={danger ? 'danger' : 'main'}>
        {messages.confirm}
      </FormActions>
    </Form>
  );
};
