import { api } from '../../../api.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog, DialogActions } from '../../../components/Dialog.tsx';
import { Columns } from '../../../components/layout.tsx';
import { useInvitationForm } from '../../../components/invitations/use-invitation-form.ts';
import { TextField } from '../../../components/TextField.tsx';
import { requiredEmail } from '../../../forms/checks.ts';
import { Form } from '../../../forms/Form.tsx';
import { candidatesMessages } from '../../../messages/candidates.ts';
import { candidateDeedMessages as messages } from '../../../messages/candidate-deeds.ts';
import { dialogMessages } from '../../../messages/dialogs.ts';

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
          <Button type="submit" look="main" busy={form.busy}>
            {messages.addSubmit}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
};
