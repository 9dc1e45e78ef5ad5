import { api } from '../../../platform/api/client.ts';
import { reload } from '../../../platform/data/calls.ts';
import { queryClient } from '../../../platform/data/query-client.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialogs/Dialog.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { required } from '../../../ui/forms/checks.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { useServerForm } from '../../../ui/forms/use-server-form.ts';
import { dialogMessages } from '../../../ui/messages.ts';
import { removalMessages as messages } from './messages.ts';

const RemovalForm = ({ onClose }: { onClose: () => void }) => {
  const { reloadUser } = useSession();
  const form = useServerForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: required(password) }),
    send: (body) => api('POST /second-factor/removal/', { body }),
    onSent: () => {
      notify.success(messages.done);
      onClose();
      void reload(queryClient, 'GET /second-factor/');
      // Where the centre asks it of its staff, they are led to it again.
      void reloadUser();
    },
    onFailed: (error) => notify.failure(messages.failed, error),
    guard: false,
    once: true,
  });
  return (
    <Form of={form}>
      <p>{messages.text}</p>
      <PasswordField
        data-autofocus
        label={messages.password}
        autoComplete="current-password"
        required
        {...form.field('password')}
      />
      <DialogActions>
        <Button onClick={onClose}>{dialogMessages.cancel}</Button>
        <Button type="submit" variant="danger" busy={form.busy}>
          {messages.confirm}
        </Button>
      </DialogActions>
    </Form>
  );
};

const RemovalDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Dialog opened={opened} onClose={onClose} title={messages.title} size="sm">
    <RemovalForm onClose={onClose} />
  </Dialog>
);

export default RemovalDialog;
