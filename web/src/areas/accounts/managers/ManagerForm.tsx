import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { Outcome } from '../../../ui/feedback/Outcome.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { reload } from '../../../platform/data/calls.ts';
import { required, requiredEmail } from '../../../ui/forms/checks.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { useServerForm } from '../../../ui/forms/use-server-form.ts';
import { formMessages } from '../../../ui/messages.ts';
import { managerMessages as messages } from './messages.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { FormActions } from '../../../ui/dialogs/FormActions.tsx';

export const ManagerForm = ({ onClose }: { onClose: () => void }) => {
  const client = useQueryClient();
  const form = useServerForm({
    initial: { first_name: '', last_name: '', email: '' },
    check: ({ first_name: firstName, last_name: lastName, email }) => ({
      first_name: required(firstName),
      last_name: required(lastName),
      email: requiredEmail(email),
    }),
    send: (body) => api('POST /staff/', { body }),
    onSent: () => {
      notify.success(messages.created);
      onClose();
      void reload(client, 'GET /staff/');
    },
    onFailed: (error) => notify.failure(messages.createFailed, error),
    guard: false,
  });
  const fields = [form.field('first_name'), form.field('last_name'), form.field('email')];
  const incomplete = fields.some(({ error }) => error === formMessages.required);
  return (
    <Form of={form}>
      <TextField
        label={messages.firstName}
        autoComplete="off"
        required
        data-autofocus
        {...form.field('first_name')}
      />
      <TextField
        label={messages.lastName}
        autoComplete="off"
        required
        {...form.field('last_name')}
      />
      <TextField
        label={messages.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        {...form.field('email')}
      />
      {incomplete && <Outcome kind="error" sentence={messages.fillAll} />}
      <FormActions busy={form.busy} onCancel={onClose}>
        {messages.add}
      </FormActions>
    </Form>
  );
};
