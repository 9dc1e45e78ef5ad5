import { Button } from '../../ui/actions/Button.tsx';
import { DialogActions } from '../../ui/dialogs/Dialog.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { required } from '../../ui/forms/checks.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { useServerForm } from '../../ui/forms/use-server-form.ts';
import { dialogMessages } from '../../ui/messages.ts';
import { notify } from '../../platform/notify/notify.ts';

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
      <DialogActions>
        <Button onClick={onClose}>{dialogMessages.cancel}</Button>
        <Button type="submit" variant={danger ? 'danger' : 'main'} busy={form.busy}>
          {messages.confirm}
        </Button>
      </DialogActions>
    </Form>
  );
};
