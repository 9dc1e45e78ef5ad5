import { fillingChannels, withdrawalReasons } from '@tandem/domain/needs/closing';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { KeptForm } from '../../../ui/forms/KeptForm.tsx';
import { useKeptForm } from '../../../ui/forms/use-kept-form.ts';
import type { ServerForm } from '../../../ui/forms/use-server-form.ts';
import {
  closingFormFaults,
  countYes,
  emptyClosing,
  waitingText,
  countAll,
  type ClosingValues,
  type Waiting,
} from './closing-values.ts';
import { closingFormMessages as messages } from './form-messages.ts';
import { FormActions } from '../../../ui/dialogs/FormActions.tsx';

interface CloseNeedsFormProps {
  /** How many needs are closed. */
  count: number;
  /** Under which name what is typed is kept. */
  keptAs: string;
  waiting: Waiting;
  /** Whether none of them has a finalised enrolment. */
  nobodyPlaced: boolean;
  /** The staff may close without telling anybody. */
  staff: boolean;
  onClose: () => void;
  close: (values: ClosingValues) => Promise<unknown>;
}

/** What each way of closing asks for besides. */
const Details = ({ form }: { form: ServerForm<ClosingValues> }) => {
  const { how } = form.values;
  if (how === 'elsewhere')
    return (
      <SelectField
        label={messages.channel}
        choices={Object.entries(fillingChannels)}
        required
        {...form.field('channel')}
      />
    );
  if (how === 'set_aside')
    return (
      <DateField
        label={messages.until}
        description={messages.untilHint}
        required
        {...form.field('until')}
      />
    );
  if (how === 'withdrawn')
    return (
      <SelectField
        label={messages.reason}
        choices={Object.entries(withdrawalReasons)}
        required
        {...form.field('reason')}
      />
    );
  return null;
};

export const CloseNeedsForm = ({
  count,
  keptAs,
  waiting,
  nobodyPlaced,
  staff,
  onClose,
  close,
}: CloseNeedsFormProps) => {
  const yes = countYes(waiting);
  const form = useKeptForm<ClosingValues, unknown>(keptAs, {
    initial: emptyClosing,
    names: { filled_by: 'how' },
    check: (values) => closingFormFaults(values, { yes, nobodyPlaced }),
    send: close,
  });
  const { how, tell } = form.values;
  return (
    <KeptForm of={form}>
      <div>
        <p>{waitingText(waiting)}</p>
        {countAll(waiting) > 0 && tell && <p>{messages.told}</p>}
      </div>
      <SelectField label={messages.how} choices={messages.hows} required {...form.field('how')} />
      <Details form={form} />
      {how !== '' && yes > 0 && tell && (
        <TextAreaField
          label={messages.word(yes, staff)}
          description={messages.wordHint(yes)}
          maxLength={1000}
          required
          {...form.field('word')}
        />
      )}
      {how !== '' && !staff && (
        <TextAreaField
          label={messages.note}
          description={messages.noteHint}
          maxLength={1000}
          {...form.field('note')}
        />
      )}
      {staff && (
        <CheckboxField
          label={messages.tell}
          description={count > 1 && tell ? messages.tellTogether : undefined}
          {...form.field('tell')}
        />
      )}
      <FormActions busy={form.busy} onCancel={onClose}>
        {count > 1 ? messages.submitSome : messages.submit}
      </FormActions>
    </KeptForm>
  );
};
