import { parisClock } from '@tandem/domain/calendar/paris-time';
import {
  amendmentFaults,
  amendmentKinds,
  type AmendmentKind,
} from '@tandem/domain/contracts/amendments/amendment';
import { contextOn } from '@tandem/domain/contracts/rules/rule';
import { api } from '../../../platform/api/client.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { FormActions } from '../../../ui/dialogs/FormActions.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { KeptForm } from '../../../ui/forms/KeptForm.tsx';
import { useKeptForm } from '../../../ui/forms/use-kept-form.ts';
import { amendedCalls, type AmendmentAnswer } from './amendment.ts';
import { ChangedFields } from './ChangedFields.tsx';
import { amendmentMessages as messages } from './messages.ts';

interface AmendmentDialogProps {
  matchId: number;
  /** What the contract says now. */
  values: Readonly<Record<string, string>>;
  /** The one in preparation; null for a new one. */
  draft: AmendmentAnswer | null;
  onClose: () => void;
}

type Values = {
  kind: AmendmentKind;
  effective_on: string;
  reason: string;
  changes: Readonly<Record<string, string>>;
};

const textOf = (record: Partial<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** What the rules say while one types: of the fields that are changed, and of the day. */
const faultsOf = (
  before: Readonly<Record<string, string>>,
  { kind, effective_on: effectiveOn, reason, changes }: Values,
): Record<string, string> =>
  amendmentFaults(
    before,
    { kind, effectiveOn, reason, changes },
    contextOn(parisClock(new Date()).day),
  );

const AmendmentForm = ({ matchId, values: before, draft, onClose }: AmendmentDialogProps) => {
  const { mutateAsync } = useAction({
    run: (body: Values) =>
      api('PUT /contract/file/{matchId}/amendments/draft/', { params: { matchId }, body }),
    done: messages.saved,
    failed: messages.saveFailed,
    changes: amendedCalls,
    onDone: onClose,
  });
  const form = useKeptForm<Values, unknown>(`/contract/file/${matchId}/amendment`, {
    initial: {
      kind: draft?.kind ?? '36',
      effective_on: draft?.effective_on ?? '',
      reason: draft?.reason ?? '',
      changes: textOf(draft?.changes ?? {}),
    },
    send: mutateAsync,
  });
  const faults = faultsOf(before, form.values);
  const day = form.field('effective_on');
  return (
    <KeptForm of={form}>
      <SelectField
        label={messages.kind}
        choices={amendmentKinds}
        placeholder={null}
        required
        {...form.field('kind')}
      />
      <DateField
        label={messages.effectiveOn}
        {...day}
        error={day.error ?? (form.values.effective_on === '' ? undefined : faults['effective_on'])}
      />
      <TextAreaField label={messages.reason} maxLength={1000} {...form.field('reason')} />
      <ChangedFields
        values={before}
        changes={form.values.changes}
        faults={form.dirty ? faults : {}}
        onChange={(changes) => form.setValues({ changes })}
      />
      <FormActions busy={form.busy} onCancel={onClose}>
        {messages.save}
      </FormActions>
    </KeptForm>
  );
};

/** Takes what an amendment changes; it can be saved half, and is complete before it is signed. */
const AmendmentDialog = (props: AmendmentDialogProps) => (
  <Dialog opened size="lg" onClose={props.onClose} title={messages.dialogTitle}>
    <AmendmentForm {...props} />
  </Dialog>
);

export default AmendmentDialog;
