import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { reload } from '../../../platform/data/calls.ts';
import { formatPhone } from '@tandem/domain/accounts/format-phone';
import { notify } from '../../../platform/notify/notify.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialogs/Dialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { requiredEmail } from '../../../ui/forms/checks.ts';
import { KeptForm } from '../../../ui/forms/KeptForm.tsx';
import { useKeptForm } from '../../../ui/forms/use-kept-form.ts';
import { Columns } from '../../../ui/layout/layout.tsx';
import { correctMessages as messages } from './person-messages.ts';
import { personCalls, type Person } from './people.ts';

interface CorrectDialogProps {
  person: Person;
  onClose: () => void;
}

const lists = ['GET /applicant/', 'GET /temp-applicants/', 'GET /companies/'] as const;

const initialOf = (person: Person) => ({
  first_name: person.first_name,
  last_name: person.last_name,
  name: person.side === 'company' ? person.name : '',
  contact_name: person.contact_name ?? '',
  email: person.new_email ?? person.email ?? '',
  phone: person.phone === null ? '' : formatPhone(person.phone),
});

/** As it was answered: the number as it is stored, not as it is shown. */
const seenOf = (person: Person) => ({ ...initialOf(person), phone: person.phone });

const hintOf = ({ email, registered_at: isRegistered }: Person): string => {
  if (email === null) return messages.newAddressHint;
  return isRegistered === null ? messages.invitedHint : messages.registeredHint;
};

const toldOf = (sent: { invitation_sent: boolean; confirmation_sent: boolean }): string => {
  if (sent.invitation_sent) return messages.invited;
  return sent.confirmation_sent ? messages.asked : messages.saved;
};

/** Puts right what was written wrong when somebody was invited, or has changed since. */
const CorrectDialog = ({ person, onClose }: CorrectDialogProps) => {
  const client = useQueryClient();
  // What is read anew meanwhile has not been seen in this form.
  const [seen] = useState(() => seenOf(person));
  const form = useKeptForm(`/follow-up/people/${person.account_id}/correction`, {
    initial: initialOf(person),
    check: ({ email }) => ({
      email: person.email === null && email === '' ? null : requiredEmail(email),
    }),
    send: (body) =>
      api('PUT /follow-up/people/{id}/', {
        params: { id: person.account_id },
        body: { ...body, seen },
      }),
    onSent: (sent) => {
      notify.success(toldOf(sent));
      void reload(client, ...personCalls, ...lists);
      onClose();
    },
    onFailed: (error) => notify.failure(messages.failed, error),
  });
  const isCompany = person.side === 'company';
  return (
    <Dialog opened onClose={onClose} title={messages.title}>
      <KeptForm of={form}>
        <Columns min={200}>
          {isCompany ? (
            <>
              <TextField label={messages.name} required {...form.field('name')} />
              <TextField label={messages.contactName} {...form.field('contact_name')} />
            </>
          ) : (
            <>
              <TextField label={messages.firstName} {...form.field('first_name')} />
              <TextField label={messages.lastName} {...form.field('last_name')} />
            </>
          )}
        </Columns>
        <TextField
          label={messages.email}
          type="email"
          required={person.email !== null}
          description={hintOf(person)}
          {...form.field('email')}
        />
        <TextField label={messages.phone} type="tel" {...form.field('phone')} />
        <DialogActions>
          <Button type="submit" variant="main" busy={form.busy}>
            {messages.save}
          </Button>
        </DialogActions>
      </KeptForm>
    </Dialog>
  );
};

export default CorrectDialog;
