import { useQueryClient } from '@tanstack/react-query';
import { api, ApiError } from '../../../api.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog, DialogActions } from '../../../components/Dialog.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { reload } from '../../../data/calls.ts';
import { required, requiredEmail } from '../../../forms/checks.ts';
import { Form } from '../../../forms/Form.tsx';
import { useServerForm } from '../../../forms/use-server-form.ts';
import { companiesMessages, companyDeedMessages as messages } from '../../../messages/companies.ts';
import { dialogMessages } from '../../../messages/dialogs.ts';
import { notify } from '../../../notify/notify.ts';

const blank = { name: '', email: '' };

const invite = async (values: typeof blank) => {
  const answer = await api('POST /temp-companies/', { body: [values] });
  if (answer.rejected_emails.length === 0) return answer;
  const message = messages.known(answer.rejected_emails.join(', '));
  notify.error(message);
  throw new ApiError({ status: 409, code: 'email_taken', message, fields: { email: message } });
};

interface AddCompanyProps {
  opened: boolean;
  onClose: () => void;
}

/** Stays mounted, so that what was typed is still there when the dialog is opened again. */
export const AddCompany = ({ opened, onClose }: AddCompanyProps) => {
  const client = useQueryClient();
  const form = useServerForm({
    initial: blank,
    check: ({ name, email }) => ({ name: required(name), email: requiredEmail(email) }),
    send: invite,
    onSent: ({ number_created: created, failed_emails: failed }) => {
      notify.success(messages.added(created));
      if (failed.length > 0) notify.error(messages.notSent(failed.join(', ')));
      form.restart();
      onClose();
      void reload(client, 'GET /companies/');
    },
    onFailed: (error) => notify.failure(messages.addFailed, error),
  });
  return (
    <Dialog opened={opened} onClose={onClose} title={messages.addTitle}>
      <Form of={form}>
        <TextField
          label={companiesMessages.name}
          autoComplete="off"
          required
          data-autofocus
          {...form.field('name')}
        />
        <TextField
          label={companiesMessages.email}
          type="email"
          autoComplete="off"
          required
          {...form.field('email')}
        />
        <DialogActions>
          <Button onClick={onClose}>{dialogMessages.cancel}</Button>
          <Button type="submit" look="main" busy={form.busy}>
            {messages.addSubmit}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
};
