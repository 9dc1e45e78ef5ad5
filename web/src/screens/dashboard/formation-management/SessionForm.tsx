import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api.ts';
import { Button } from '../../../components/Button.tsx';
import { DialogActions } from '../../../components/Dialog.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { reload } from '../../../data/calls.ts';
import { Form } from '../../../forms/Form.tsx';
import { useServerForm } from '../../../forms/use-server-form.ts';
import { dialogMessages } from '../../../messages/dialogs.ts';
import { formationMessages as messages } from '../../../messages/formations.ts';
import { notify } from '../../../notify/notify.ts';

export const SessionForm = ({ onClose }: { onClose: () => void }) => {
  const client = useQueryClient();
  const form = useServerForm({
    initial: { name: '' },
    check: ({ name }) => ({ name: name.trim() === '' ? messages.fillSession : null }),
    send: (body) => api('POST /sessions/', { body }),
    onSent: () => {
      notify.success(messages.sessionAdded);
      onClose();
      void reload(client, 'GET /sessions/');
    },
    onFailed: (error) => notify.failure(messages.sessionAddFailed, error),
    guard: false,
  });
  return (
    <Form of={form}>
      <TextField
        label={messages.sessionName}
        description={messages.sessionExample}
        placeholder={messages.sessionPlaceholder}
        autoComplete="off"
        required
        data-autofocus
        {...form.field('name')}
      />
      <DialogActions>
        <Button onClick={onClose}>{dialogMessages.cancel}</Button>
        <Button type="submit" look="main" busy={form.busy}>
          {messages.add}
        </Button>
      </DialogActions>
    </Form>
  );
};
