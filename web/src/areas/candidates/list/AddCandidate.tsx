import { api } from '../../../platform/api/client.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { FormActions } from '../../../ui/dialogs/FormActions.tsx';
import { Columns } from '../../../ui/layout/layout.tsx';
import { useInvitationForm } from '../../invitations/use-invitation-form.ts';
import { WithoutAddress } from '../../invitations/WithoutAddress.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { required, requiredEmail } from '../../../ui/forms/checks.ts';
import { KeptForm } from '../../../ui/forms/KeptForm.tsx';
import { candidatesMessages, candidateActionMessages as messages } from './messages.ts';

const blank = { first_name: '', last_name: '', email: '', phone: '', without_address: false };

interface AddCandidateProps {
  opened: boolean;
  onClose: () => void;
}

/** Stays mounted, so that what was typed is still there when the dialog is opened again. */
const AddCandidate = ({ opened, onClose }: AddCandidateProps) => {
  const form = useInvitationForm({
    initial: blank,
    keptAs: '/temp-applicants/new',
    check: (values) =>
      values.without_address
        ? { first_name: required(values.first_name), last_name: required(values.last_name) }
        : { email: requiredEmail(values.email) },
    send: ({ first_name, last_name, email, phone }) =>
      api('POST /temp-applicants/', { body: [{ first_name, last_name, email, phone }] }),
    person: (values) => ({ ...values, side: 'applicant' }),
    messages,
    changes: ['GET /temp-applicants/', 'GET /applicant/'],
    onClose,
  });
  const isWithout = form.values.without_address;
  return (
    <Dialog opened={opened} onClose={onClose} title={messages.addTitle}>
      <KeptForm of={form}>
        {!isWithout && <p>{messages.addLead}</p>}
        {!isWithout && (
          <TextField
            label={candidatesMessages.email}
            type="email"
            autoComplete="off"
            required
            data-autofocus
            {...form.field('email')}
          />
        )}
        <WithoutAddress
          value={isWithout}
          onChange={(value) => form.setValues({ without_address: value })}
        />
        <Columns min={200}>
          <TextField
            label={candidatesMessages.firstName}
            autoComplete="off"
            required={isWithout}
            {...form.field('first_name')}
          />
          <TextField
            label={candidatesMessages.lastName}
            autoComplete="off"
            required={isWithout}
            {...form.field('last_name')}
          />
        </Columns>
        <TextField
          label={messages.phone}
          description={isWithout ? undefined : messages.phoneHint}
          type="tel"
          autoComplete="off"
          {...form.field('phone')}
        />
        <FormActions busy={form.busy} onCancel={onClose}>
          {messages.addSubmit}
        </FormActions>
      </KeptForm>
    </Dialog>
  );
};

export default AddCandidate;
