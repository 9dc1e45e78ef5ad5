import type { Answer } from '@tandem/contract';
import { signatories, type Signatory } from '@tandem/domain/contracts/signing/signatories';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { FormActions } from '../../../ui/dialogs/FormActions.tsx';
import { CheckboxGroup } from '../../../ui/fields/CheckboxGroup.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { FileDrop } from '../../../ui/fields/files/FileDrop.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { useServerForm } from '../../../ui/forms/use-server-form.ts';
import { scanOnItsWay, signingMessages as messages } from './messages.ts';
import { tellAsTaken } from './tell-as-taken.ts';
import { useFileMove } from './use-file-move.ts';

/** What each answer to a signed paper says of it. */
type HandedIn = Pick<Answer<'POST /contract/file/{matchId}/signatures/'>, 'is_as_taken'>;

export type SignedPaper = {
  signatories: readonly Signatory[];
  signed_on: string;
};

interface SignDialogProps {
  matchId: number;
  /** Where it goes; to the contract file itself unless told. */
  send?: (body: SignedPaper, scan: File) => Promise<HandedIn>;
  /** What is to be done with the paper; of the contract unless told. */
  lead?: string;
  title?: string;
  /** Those for whom the reader may hand something in; none where the paper says by itself who signs it. */
  choices: readonly Signatory[];
  /** Who has signed as it is shown (`signedOf`). */
  state: string;
  onClose: () => void;
}

type Values = SignedPaper & { scan: File | null };

const SignForm = ({ matchId, choices, state, onClose, send, lead }: SignDialogProps) => {
  const sendToFile = (body: SignedPaper, scan: File): Promise<HandedIn> =>
    api('POST /contract/file/{matchId}/signatures/', {
      params: { matchId },
      body,
      files: { scan },
    });
  const { mutateAsync } = useFileMove({
    send: async ({ scan, ...body }: Values) => {
      if (!scan) return;
      tellAsTaken(await (send ?? sendToFile)(body, scan));
    },
    state,
    words: { done: messages.added, failed: messages.addFailed },
    onMoved: onClose,
  });
  const { role } = useSession();
  const own = role === 'applicant' ? 'candidate' : role === 'company' ? 'employer' : null;
  const [today] = useState(() => parisClock(new Date()).day);
  const form = useServerForm<Values, unknown>({
    initial: {
      signatories: [...choices].filter((one) => choices.length === 1 || one === own),
      signed_on: today,
      scan: null,
    },
    guard: false,
    check: (values) => ({
      signatories:
        choices.length > 0 && values.signatories.length === 0 ? messages.whoMissing : null,
      signed_on: values.signed_on === '' ? messages.missing : null,
      scan: values.scan === null ? messages.scanMissing : null,
    }),
    send: mutateAsync,
  });
  return (
    <Form of={form}>
      <p>{lead ?? (own === 'candidate' ? messages.ownAddLead : messages.addLead)}</p>
      {choices.length > 1 && (
        <CheckboxGroup
          title={messages.who}
          keys={choices}
          labelOf={(one) => signatories[one].label}
          chosen={form.values.signatories}
          error={form.field('signatories').error}
          onChange={(chosen) => form.setValues({ signatories: chosen })}
        />
      )}
      <DateField label={messages.signedOn} required {...form.field('signed_on')} />
      <FileDrop
        label={messages.scan}
        kind="scan"
        required
        file={form.values.scan}
        error={form.field('scan').error}
        onChange={(scan) => form.setValues({ scan })}
        {...(form.busy && { more: scanOnItsWay })}
      />
      <FormActions busy={form.busy} onCancel={onClose}>
        {messages.addSend}
      </FormActions>
    </Form>
  );
};

/** Takes a scan or a photograph of what was signed. */
const SignDialog = (props: SignDialogProps) => (
  <Dialog opened onClose={props.onClose} title={props.title ?? messages.addTitle}>
    <SignForm {...props} />
  </Dialog>
);

export default SignDialog;
