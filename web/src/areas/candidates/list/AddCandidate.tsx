import { api } from '../../../platform/api/client.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialogs/Dialog.tsx';
import { Columns } from '../../../ui/layout/layout.tsx';
import { useInvitationForm } from '../../invitations/use-invitation-form.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { requiredEmail } from '../../../ui/forms/checks.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { candidatesMessages, candidateActionMessages as messages } from './messages.ts';
import { dialogMessages } from '../../../ui/messages.ts';

const blank = { first_name: '', last_name: '', email: '', phone: '' };

interface AddCandidateProps {
  opened: boolean;
  onClose: () => void;
}

/** Stays mounted, so that what was typed is still there when the dialog is opened again. */
export const AddCandidate = ({ opened, onClose }: AddCandidateProps) => {
  const form = useInvitationForm({
    initial: blank,
    check: ({ email }) => ({ email: requiredEmail(email) }),
    send: (values) => api('POST /temp-applicants/', { body: [values] }),
    messages,
    changes: 'GET /temp-applicants/',
    onClose,
  });
  return (
    <Dialog opened={opened} onClose={onClose} title={messages.addTitle}>
      <Form of={form}>
        <p>{messages.addLead}</p>
        <TextField
          label={candidatesMessages.email}
          type="email"
          autoComplete="off"
          required
          data-autofocus
          {...form.field('email')}
        />
        <Columns min={200}>
          <TextField
            label={candidatesMessages.firstName}
            autoComplete="off"
            {...form.field('first_name')}
          />
          <TextField
            label={candidatesMessages.lastName}
            autoComplete="off"
            {...form.field('last_name')}
          />
        </Columns>
        <TextField
          label={messages.phone}
          description={messages.phoneHint}
          type="tel"
          autoComplete="off"
          {...form.field('phone')}
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
