import { isEmail } from '@tandem/domain/accounts/email';
import { askedLabel, isSignatureKey } from '@tandem/domain/contracts/part-links/asked';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { reload } from '../../../platform/data/calls.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { CopyButton } from '../../../ui/actions/CopyButton.tsx';
import { Dialog, DialogActions } from '../../../ui/dialogs/Dialog.tsx';
import { FormActions } from '../../../ui/dialogs/FormActions.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { useServerForm } from '../../../ui/forms/use-server-form.ts';
import { formMessages } from '../../../ui/messages.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { askMessages as messages } from './messages.ts';
import type { Asking } from './part-overview.ts';

interface AskDialogProps extends Asking {
  onClose: () => void;
}

const ways = [
  ['mail', messages.ways.mail],
  ['link', messages.ways.link],
] as const;

/** What is known of the request that holds so far; else what the file says. */
const initialOf = ({ asked, contact }: AskDialogProps) => ({
  way: 'mail' as 'mail' | 'link',
  name: asked?.name ?? contact.name,
  email: asked?.email ?? contact.email,
  phone: asked?.phone ?? contact.phone,
});

const Handed = ({ link }: { link: string }) => (
  <Stack>
    <TextField
      label={messages.linkLabel}
      description={messages.linkHint}
      value={link}
      readOnly
      onFocus={(event) => event.currentTarget.select()}
    />
    <DialogActions>
      <CopyButton variant="main" size="md" text={link} done={messages.copied}>
        {messages.copy}
      </CopyButton>
    </DialogActions>
  </Stack>
);

/** Asks somebody for their part: by mail and SMS, or by a link to be handed over. */
const AskDialog = (props: AskDialogProps) => {
  const { matchId, party, onClose } = props;
  const client = useQueryClient();
  const [link, setLink] = useState<string | null>(null);
  const form = useServerForm({
    initial: initialOf(props),
    guard: false,
    check: ({ way, email, phone }) => ({
      email:
        email && !isEmail(email.trim())
          ? formMessages.email
          : way === 'mail' && !email && !phone
            ? formMessages.required
            : null,
    }),
    send: (body) =>
      api('POST /contract/file/{matchId}/parts/{party}/', {
        params: { matchId, party },
        body,
      }),
    onSent: ({ link: handed }) => {
      void reload(client, 'GET /contract/file/{matchId}/parts/');
      if (handed !== null) return setLink(handed);
      notify.success(messages.sent);
      onClose();
    },
    onFailed: (error) => notify.failure(messages.askFailed, error),
  });
  return (
    <Dialog opened onClose={onClose} title={messages.dialogTitle(askedLabel(party))}>
      {link === null ? (
        <Form of={form}>
          <p>{isSignatureKey(party) ? messages.signatureLead : messages.dialogLead}</p>
          <SelectField
            label={messages.way}
            placeholder={null}
            choices={ways}
            {...form.field('way')}
          />
          <TextField label={messages.name} maxLength={200} {...form.field('name')} />
          <TextField label={messages.email} type="email" maxLength={254} {...form.field('email')} />
          {form.values.way === 'mail' && (
            <TextField
              label={messages.phone}
              description={messages.phoneHint}
              type="tel"
              maxLength={40}
              {...form.field('phone')}
            />
          )}
          <FormActions busy={form.busy} onCancel={onClose}>
            {form.values.way === 'link' ? messages.make : messages.send}
          </FormActions>
        </Form>
      ) : (
        <Handed link={link} />
      )}
    </Dialog>
  );
};

export default AskDialog;
