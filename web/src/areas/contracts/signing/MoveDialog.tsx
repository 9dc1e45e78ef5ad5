import { parisClock } from '@tandem/domain/calendar/paris-time';
import {
  asksOf,
  fileMoveRule,
  saidFields,
  type FileMove,
} from '@tandem/domain/contracts/signing/file-state';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { FormActions } from '../../../ui/dialogs/FormActions.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { KeptForm } from '../../../ui/forms/KeptForm.tsx';
import { useKeptForm } from '../../../ui/forms/use-kept-form.ts';
import { agreementMessages } from '../agreement/agreement-messages.ts';
import { signingMessages as messages } from './messages.ts';
import { useFileMove } from './use-file-move.ts';

const empty = { day: '', number: '', reason: '', mend: '' };

type Values = typeof empty;

interface MoveDialogProps {
  /** Of the contract, or of an amendment to it. */
  move: FileMove;
  /** The path under which what is said of it is kept. */
  record: string;
  /** Where that stands. */
  state: string;
  send: (said: Values) => Promise<unknown>;
  /** Nobody has handed in the training agreement yet. */
  lacksAgreement?: boolean;
  onClose: () => void;
}

const MoveForm = ({ move, record, state, send, lacksAgreement, onClose }: MoveDialogProps) => {
  const { mutateAsync } = useFileMove({ send, state, onMoved: onClose });
  const { day, number = saidFields.number } = fileMoveRule(move);
  const asks = asksOf(move, state);
  // Most are told on their day.
  const [today] = useState(() => parisClock(new Date()).day);
  const form = useKeptForm<Values, unknown>(`${record}${move}`, {
    initial: { ...empty, day: day ? today : '' },
    check: (values) =>
      Object.fromEntries(
        (Object.keys(empty) as (keyof Values)[]).map((field) => [
          field,
          asks[field] === 'required' && values[field].trim() === '' ? messages.missing : null,
        ]),
      ),
    send: mutateAsync,
  });
  return (
    <KeptForm of={form}>
      {(move === 'reopen' || move === 'correct') && <p>{messages.reopenText}</p>}
      {move === 'lodge' && lacksAgreement && <p>{agreementMessages.lodging}</p>}
      {day && asks.day && <DateField label={day.label} required {...form.field('day')} />}
      {asks.number && (
        <TextField
          label={number}
          description={messages.numberHint}
          maxLength={60}
          {...form.field('number')}
        />
      )}
      {asks.reason && (
        <TextAreaField
          label={saidFields.reason}
          required
          maxLength={1000}
          {...form.field('reason')}
        />
      )}
      {asks.mend && (
        <TextAreaField label={saidFields.mend} required maxLength={1000} {...form.field('mend')} />
      )}
      <FormActions busy={form.busy} onCancel={onClose}>
        {messages.save}
      </FormActions>
    </KeptForm>
  );
};

/** Asks for what belongs to a move: its day, number, reason. */
const MoveDialog = (props: MoveDialogProps) => (
  <Dialog opened onClose={props.onClose} title={fileMoveRule(props.move).label}>
    <MoveForm {...props} />
  </Dialog>
);

export default MoveDialog;
