import { api } from '../../../platform/api/client.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { FormActions } from '../../../ui/dialogs/FormActions.tsx';
import { correctMessages } from '../../follow-up/people/person-messages.ts';
import { useInvitationForm } from '../../invitations/use-invitation-form.ts';
import { WithoutAddress } from '../../invitations/WithoutAddress.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { required, requiredEmail } from '../../../ui/forms/checks.ts';
import { KeptForm } from '../../../ui/forms/KeptForm.tsx';
import { companiesMessages, companyActionMessages as messages } from './messages.ts';

const blank = { name: '', email: '', contact_name: '', phone: '', without_address: false };

interface AddCompanyProps {
  opened: boolean;
  onClose: () => void;
}

/** Stays mounted, so that what was typed is still there when the dialog is opened again. */
const AddCompany = ({ opened, onClose }: AddCompanyProps) => {
  const form = useInvitationForm({
    initial: blank,
    keptAs: '/temp-companies/new',
    check: ({ name, email, without_address: isWithout }) => ({
      name: required(name),
      email: isWithout ? null : requiredEmail(email),
    }),
    send: ({ name, email }) => api('POST /temp-companies/', { body: [{ name, email }] }),
    person: (values) => ({ ...values, side: 'company' }),
    messages,
    changes: ['GET /companies/'],
    onClose,
  });
  const isWithout = form.values.without_address;
  return (
    <Dialog opened={opened} onClose={onClose} title={messages.addTitle}>
      <KeptForm of={form}>
        <TextField
          label={companiesMessages.name}
          autoComplete="off"
          required
          data-autofocus
          {...form.field('name')}
        />
        {!isWithout && (
          <TextField
            label={companiesMessages.email}
            type="email"
            autoComplete="off"
            required
            {...form.field('email')}
          />
        )}
        <WithoutAddress
          value={isWithout}
          onChange={(value) => form.setValues({ without_address: value })}
        />
        {isWithout && (
          <>
            <TextField
              label={correctMessages.contactName}
              autoComplete="off"
              {...form.field('contact_name')}
            />
            <TextField
              label={correctMessages.phone}
              type="tel"
              autoComplete="off"
              {...form.field('phone')}
            />
          </>
        )}
        <FormActions busy={form.busy} onCancel={onClose}>
          {messages.addSubmit}
        </FormActions>
      </KeptForm>
    </Dialog>
  );
};

export default AddCompany;
