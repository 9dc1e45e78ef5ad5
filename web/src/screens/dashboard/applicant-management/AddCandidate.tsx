import { useQueryClient } from '@tanstack/react-query';
import { api, ApiError } from '../../../api.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog, DialogActions } from '../../../components/Dialog.tsx';
import { Columns } from '../../../components/layout.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { reload } from '../../../data/calls.ts';
import { requiredEmail } from '../../../forms/checks.ts';
import { Form } from '../../../forms/Form.tsx';
import { useServerForm } from '../../../forms/use-server-form.ts';
import { candidatesMessages } from '../../../messages/candidates.ts';
import { candidateDeedMessages as messages } from '../../../messages/candidate-deeds.ts';
import { dialogMessages } from '../../../messages/dialogs.ts';
import { notify } from '../../../notify/notify.ts';

const blank = { first_name: '', last_name: '', email: '', phone: '' };

const invite = async (values: typeof blank) => {
  const answer = await api('POST /temp-applicants/', { body: [values] });
  if (answer.rejected_emails.length === 0) return answer;
  const message = messages.known(answer.rejected_emails.join(', '));
  notify.error(message);
  throw new ApiError({ status: 409, code: 'email_taken', message, fields: { email: message } });
};

interface AddCandidateProps {
  opened: boolean;
  onClose: () => void;
}

/** Stays mounted, so that what was typed is still there when the dialog is opened again. */
export const AddCandidate = ({ opened, onClose }: AddCandidateProps) => {
  const client = useQueryClient();
  const form = useServerForm({
    initial: blank,
    check: ({ email }) => ({ email: requiredEmail(email) }),
    send: invite,
    onSent: ({ number_created: created, failed_emails: failed }) => {
      notify.success(messages.added(created));
      if (failed.length > 0) notify.error(messages.notSent(failed.join(', ')));
      form.restart();
      onClose();
      void reload(client, 'GET /temp-applicants/');
    },
    onFailed: (error) => notify.failure(messages.addFailed, error),
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
