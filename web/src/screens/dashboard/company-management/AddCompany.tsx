import { api } from '../../../api.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog, DialogActions } from '../../../components/Dialog.tsx';
import { useInvitationForm } from '../../../components/invitations/use-invitation-form.ts';
import { TextField } from '../../../components/TextField.tsx';
import { required, requiredEmail } from '../../../forms/checks.ts';
import { Form } from '../../../forms/Form.tsx';
import { companiesMessages, companyDeedMessages as messages } from '../../../messages/companies.ts';
import { dialogMessages } from '../../../messages/dialogs.ts';

const blank = { name: '', email: '' };

interface AddCompanyProps {
  opened: boolean;
  onClose: () => void;
}

/** Stays mounted, so that what was typed is still there when the dialog is opened again. */
export const AddCompany = ({ opened, onClose }: AddCompanyProps) => {
  const form = useInvitationForm({
    initial: blank,
    check: ({ name, email }) => ({ name: required(name), email: requiredEmail(email) }),
    send: (values) => api('POST /temp-companies/', { body: [values] }),
    messages,
    changes: 'GET /companies/',
    onClose,
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
