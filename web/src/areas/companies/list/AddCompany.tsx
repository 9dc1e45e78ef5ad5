import { api } from '../../../platform/api/client.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialogs/Dialog.tsx';
import { useInvitationForm } from '../../invitations/use-invitation-form.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { required, requiredEmail } from '../../../ui/forms/checks.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { companiesMessages, companyActionMessages as messages } from './messages.ts';
import { dialogMessages } from '../../../ui/messages.ts';

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
          <Button type="submit" variant="main" busy={form.busy}>
            {messages.addSubmit}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
};
