import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { reload } from '../../../platform/data/calls.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { useServerForm } from '../../../ui/forms/use-server-form.ts';
import { programmeMessages as messages } from '../messages.ts';
import type { SchoolYear } from './use-chosen-session.ts';
import { FormActions } from '../../../ui/dialogs/FormActions.tsx';

interface SessionFormProps {
  /** The one to change; null for a new one. */
  session: SchoolYear | null;
  onClose: () => void;
}

export const SessionForm = ({ session, onClose }: SessionFormProps) => {
  const client = useQueryClient();
  const words = session
    ? { submit: messages.save, done: messages.sessionSaved, failed: messages.sessionSaveFailed }
    : { submit: messages.add, done: messages.sessionAdded, failed: messages.sessionAddFailed };
  const form = useServerForm({
    initial: {
      name: session?.name ?? '',
      starts_on: session?.starts_on ?? '',
      ends_on: session?.ends_on ?? '',
    },
    check: ({ name }) => ({ name: name.trim() === '' ? messages.fillSession : null }),
    send: async (body) => {
      if (session) await api('PUT /sessions/{id}/', { params: { id: session.id }, body });
      else await api('POST /sessions/', { body });
    },
    onSent: () => {
      notify.success(words.done);
      onClose();
      void reload(client, 'GET /school_years/', 'GET /sessions/');
    },
    onFailed: (error) => notify.failure(words.failed, error),
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
      <DateField
        label={messages.startsOn}
        {...(!session && { description: messages.daysHint })}
        {...form.field('starts_on')}
      />
      <DateField label={messages.endsOn} {...form.field('ends_on')} />
      <FormActions busy={form.busy} onCancel={onClose}>
        {words.submit}
      </FormActions>
    </Form>
  );
};
