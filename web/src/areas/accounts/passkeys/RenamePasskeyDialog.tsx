import { api } from '../../../platform/api/client.ts';
import { reload } from '../../../platform/data/calls.ts';
import { queryClient } from '../../../platform/data/query-client.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialogs/Dialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { required } from '../../../ui/forms/checks.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { useServerForm } from '../../../ui/forms/use-server-form.ts';
import { dialogMessages } from '../../../ui/messages.ts';
import { passkeyMessages as messages } from './messages.ts';

interface RenamePasskeyDialogProps {
  passkey: { id: number; name: string };
  opened: boolean;
  onClose: () => void;
}

const RenamePasskeyDialog = ({ passkey, opened, onClose }: RenamePasskeyDialogProps) => {
  const form = useServerForm({
    initial: { name: passkey.name },
    check: ({ name }) => ({ name: required(name) }),
    send: (body) => api('PUT /passkeys/{id}/', { params: { id: passkey.id }, body }),
    onSent: () => {
      notify.success(messages.renamed);
      onClose();
      void reload(queryClient, 'GET /passkeys/');
    },
    onFailed: (error) => notify.failure(messages.renameFailed, error),
    guard: false,
  });
  return (
    <Dialog opened={opened} onClose={onClose} title={messages.renameTitle} size="sm">
      <Form of={form}>
        <TextField
          data-autofocus
          label={messages.name}
          autoComplete="off"
          maxLength={60}
          required
          {...form.field('name')}
        />
        <DialogActions>
          <Button onClick={onClose}>{dialogMessages.cancel}</Button>
          <Button type="submit" variant="main" busy={form.busy}>
            {messages.save}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
};

export default RenamePasskeyDialog;
