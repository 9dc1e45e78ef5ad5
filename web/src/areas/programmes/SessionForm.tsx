import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { DialogActions } from '../../ui/dialogs/Dialog.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { reload } from '../../platform/data/calls.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { useServerForm } from '../../ui/forms/use-server-form.ts';
import { dialogMessages } from '../../ui/messages.ts';
import { programmeMessages as messages } from './messages.ts';
import { notify } from '../../platform/notify/notify.ts';

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
        <Button type="submit" variant="main" busy={form.busy}>
          {messages.add}
        </Button>
      </DialogActions>
    </Form>
  );
};
