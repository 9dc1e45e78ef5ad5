import { api } from '../../platform/api/client.ts';
import { notify } from '../../platform/notify/notify.ts';
import { answerIdentity } from '../../platform/session/identity.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog, DialogActions } from '../../ui/dialogs/Dialog.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { required } from '../../ui/forms/checks.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { useServerForm } from '../../ui/forms/use-server-form.ts';
import { dialogMessages } from '../../ui/messages.ts';
import { identityMessages as messages } from './messages.ts';
import classes from './Profile.module.css';

const IdentityForm = ({ onClose }: { onClose: () => void }) => {
  const form = useServerForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: required(password) }),
    send: (body) => api('POST /sign-ins/confirm/', { body }),
    onSent: () => answerIdentity(true),
    onFailed: (error) => notify.failure(messages.failed, error),
    guard: false,
    once: true,
  });
  return (
    <Form of={form}>
      <PasswordField
        data-autofocus
        label={messages.password}
        autoComplete="current-password"
        required
        {...form.field('password')}
      />
      <DialogActions>
        <Button onClick={onClose}>{dialogMessages.cancel}</Button>
        <Button type="submit" variant="main" busy={form.busy}>
          {messages.confirm}
        </Button>
      </DialogActions>
    </Form>
  );
};

/** Asks for the password before something sensitive, which then goes on by itself. */
const IdentityDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Dialog opened={opened} onClose={onClose} title={messages.title} size="sm">
    <p className={classes.hint}>{messages.text}</p>
    <IdentityForm onClose={onClose} />
  </Dialog>
);

export default IdentityDialog;
