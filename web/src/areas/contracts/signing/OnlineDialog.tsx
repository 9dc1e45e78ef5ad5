import { isEmail } from '@tandem/domain/accounts/email';
import { contactIn } from '@tandem/domain/contracts/part-links/parties';
import { signatories, type Signatory } from '@tandem/domain/contracts/signing/signatories';
import { api } from '../../../platform/api/client.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { FormActions } from '../../../ui/dialogs/FormActions.tsx';
import { CheckboxGroup } from '../../../ui/fields/CheckboxGroup.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { KeptForm } from '../../../ui/forms/KeptForm.tsx';
import { useKeptForm } from '../../../ui/forms/use-kept-form.ts';
import type { ServerForm } from '../../../ui/forms/use-server-form.ts';
import { formMessages } from '../../../ui/messages.ts';
import { onlineMessages as messages } from './online-messages.ts';

interface OnlineDialogProps {
  matchId: number;
  /** Whose signature is awaited. */
  choices: readonly Signatory[];
  values: Readonly<Record<string, string>>;
  onClose: () => void;
}

type Contact = { name: string; email: string };

type Values = { signers: readonly Signatory[] } & Record<`${Signatory}_${keyof Contact}`, string>;

const contactOf = (one: Signatory, values: OnlineDialogProps['values']): Contact =>
  one === 'centre' ? { name: '', email: '' } : contactIn(one, values);

const initialOf = ({ choices, values }: OnlineDialogProps): Values => {
  const of = (one: Signatory) => contactOf(one, values);
  return {
    signers: choices,
    employer_name: of('employer').name,
    employer_email: of('employer').email,
    candidate_name: of('candidate').name,
    candidate_email: of('candidate').email,
    guardian_name: of('guardian').name,
    guardian_email: of('guardian').email,
    centre_name: '',
    centre_email: '',
  };
};

const faultsOf = (values: Values): Partial<Record<keyof Values, string | null>> => ({
  signers: values.signers.length === 0 ? messages.whoMissing : null,
  ...Object.fromEntries(
    values.signers.flatMap((one) => {
      const email = values[`${one}_email`].trim();
      const reached =
        email === '' ? formMessages.required : isEmail(email) ? null : formMessages.email;
      return [
        [`${one}_name`, values[`${one}_name`].trim() === '' ? formMessages.required : null],
        [`${one}_email`, one === 'candidate' ? null : reached],
      ];
    }),
  ),
});

const SignerFields = ({ form, one }: { form: ServerForm<Values>; one: Signatory }) => {
  const { label } = signatories[one];
  return (
    <>
      <TextField
        label={messages.nameOf(label)}
        required
        maxLength={200}
        {...form.field(`${one}_name`)}
      />
      {one === 'candidate' ? (
        <p>{messages.candidateEmail}</p>
      ) : (
        <TextField
          label={messages.emailOf(label)}
          type="email"
          required
          maxLength={254}
          {...form.field(`${one}_email`)}
        />
      )}
    </>
  );
};

const OnlineForm = (props: OnlineDialogProps) => {
  const { matchId, choices, onClose } = props;
  const { mutateAsync } = useAction({
    run: (values: Values) =>
      api('POST /contract/file/{matchId}/online-signing/', {
        params: { matchId },
        body: {
          signers: values.signers.map((signatory) => ({
            signatory,
            name: values[`${signatory}_name`],
            email: values[`${signatory}_email`],
          })),
        },
      }),
    done: messages.sent,
    failed: messages.sendFailed,
    changes: [
      'GET /contract/file/{matchId}/progress/',
      'GET /contract/file/{matchId}/',
      'GET /contract/file/{matchId}/amendments/',
    ],
    onDone: onClose,
  });
  const form = useKeptForm<Values, unknown>(`/contract/file/${matchId}/online-signing`, {
    initial: initialOf(props),
    check: faultsOf,
    send: mutateAsync,
  });
  const { signers } = form.values;
  return (
    <KeptForm of={form}>
      <p>{messages.lead}</p>
      <CheckboxGroup
        title={messages.who}
        keys={choices}
        labelOf={(one) => signatories[one].label}
        chosen={signers}
        error={form.field('signers').error}
        onChange={(chosen) => form.setValues({ signers: chosen })}
      />
      {signers.map((one) => (
        <SignerFields key={one} form={form} one={one} />
      ))}
      <FormActions busy={form.busy} onCancel={onClose}>
        {messages.send}
      </FormActions>
    </KeptForm>
  );
};

/** Asks people to sign online, each at an address of their own. */
const OnlineDialog = (props: OnlineDialogProps) => (
  <Dialog opened onClose={props.onClose} title={messages.dialogTitle}>
    <OnlineForm {...props} />
  </Dialog>
);

export default OnlineDialog;
