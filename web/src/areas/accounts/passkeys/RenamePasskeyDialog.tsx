import { api } from '../../../platform/api/client.ts';
import { reload } from '../../../platform/data/calls.ts';
import { queryClient } from '../../../platform/data/query-client.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { FormActions } from '../../../ui/dialogs/FormActions.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { required } from '../../../ui/forms/checks.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { useServerForm } from '../../../ui/forms/use-server-form.ts';
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
        <FormActions busy={form.busy} onCancel={onClose}>
          {messages.save}
        </FormActions>
      </Form>
    </Dialog>
  );
};

export default RenamePasskeyDialog;
