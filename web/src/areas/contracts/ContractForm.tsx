import {
  contractFields,
  contractSections,
  contractSheetFaults,
  type ContractField,
  type ContractFieldName,
  type ContractSheet,
} from '@tandem/domain/contracts/contract-sheet';
import { api } from '../../platform/api/client.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { useServerForm } from '../../ui/forms/use-server-form.ts';
import { contractMessages as messages } from './messages.ts';
import { notify } from '../../platform/notify/notify.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { DialogActions } from '../../ui/dialogs/Dialog.tsx';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { isStale } from '../../platform/api/errors.ts';
import { TextField } from '../../ui/fields/TextField.tsx';

interface ContractFormProps {
  matchId: number;
  /** Values that are known already. */
  known: Partial<ContractSheet>;
  /** It was saved, or the match has changed so that it cannot be finalised any more. */
  onDone: () => void;
}

const types = { text: 'text', email: 'email', phone: 'tel' } as const;

/** Numbers that people read off a paper; a phone shows its digits. */
const numeric: ReadonlySet<string> = new Set<ContractFieldName>(['siret', 'supervisor_nir']);

type Order = ('label' | 'input' | 'description' | 'error')[];

const hintOf = ({ hint }: ContractField, isKnown: boolean): string | undefined =>
  [hint, isKnown && messages.known].filter(Boolean).join(' · ') || undefined;

export const ContractForm = ({ matchId, known, onDone }: ContractFormProps) => {
  const form = useServerForm({
    initial: Object.fromEntries(
      contractFields.map(({ name }) => [name, known[name] ?? '']),
    ) as ContractSheet,
    check: contractSheetFaults,
    send: (body) => api('POST /contract/note/{matchId}/', { params: { matchId }, body }),
    onSent: () => {
      notify.success(messages.saved);
      onDone();
    },
    onFailed: (error) => {
      notify.failure(messages.failed, error);
      if (isStale(error)) onDone();
    },
  });
  return (
    <Form of={form}>
      {contractSections.map(({ title, fields }) => (
        <FormSection key={title} title={title} size="sm">
          {fields.map((field) => {
            const { name, label, kind } = field;
            const common = {
              label,
              required: true,
              withAsterisk: false,
              autoComplete: 'off',
              description: hintOf(field, known[name] === form.values[name]),
              // Below the field, so that the fields of a row stand in line.
              inputWrapperOrder: ['label', 'input', 'description', 'error'] as Order,
              ...form.field(name),
            };
            return kind === 'date' ? (
              <DateField key={name} {...common} />
            ) : (
              <TextField
                key={name}
                type={types[kind]}
                maxLength={300}
                {...(numeric.has(name) && { inputMode: 'numeric' })}
                {...common}
              />
            );
          })}
        </FormSection>
      ))}
      <DialogActions>
        <Button type="submit" variant="main" busy={form.busy}>
          {messages.submit}
        </Button>
      </DialogActions>
    </Form>
  );
};
