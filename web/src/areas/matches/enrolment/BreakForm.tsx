import {
  breakers,
  breakerKeys,
  breakingDoubt,
  breakReasonLabel,
  breakReasonsOf,
  type Breaker,
  type Breaking,
  type BreakReasonKey,
} from '@tandem/domain/enrolments/breaking';
import type { CentreRhythm } from '@tandem/domain/needs/job';
import type { Sent } from '@tandem/contract';
import { practiceEstimate } from '@tandem/domain/enrolments/practice-days';
import { isDate } from '@tandem/domain/fields/date';
import { FormActions } from '../../../ui/dialogs/FormActions.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { KeptForm } from '../../../ui/forms/KeptForm.tsx';
import { useKeptForm } from '../../../ui/forms/use-kept-form.ts';
import type { ServerForm } from '../../../ui/forms/use-server-form.ts';
import { BreakNotices } from './BreakNotices.tsx';
import { enrolmentMessages as messages } from './messages.ts';

/** What of a contract decides what a break of it means. */
interface BrokenTerms {
  beginsOn: string | null;
  rhythm: CentreRhythm | null;
  isProfessional: boolean;
}

interface BreakFormProps {
  /** Under which what is typed is kept. */
  keptAs: string;
  terms: BrokenTerms;
  lead: string;
  /** Who is told of it. */
  told: string;
  isStaff: boolean;
  send: (body: Sent<'POST /matches/{id}/breaking/'>['body']) => Promise<unknown>;
  onClose: () => void;
}

type Values = {
  broken_by: Breaker | '';
  reason: BreakReasonKey | '';
  broken_on: string;
  comment: string;
  note: string;
  quiet: boolean;
};

const empty: Values = {
  broken_by: '',
  reason: '',
  broken_on: '',
  comment: '',
  note: '',
  quiet: false,
};

const reasonsFor = (by: Breaker | '', isProfessional: boolean) =>
  (by === '' ? [] : breakReasonsOf(by, isProfessional)).map(
    (key) => [key, breakReasonLabel(key, isProfessional)] as const,
  );

const breakingOf = ({
  broken_on: brokenOn,
  broken_by: brokenBy,
  reason,
}: Values): Breaking | null =>
  isDate(brokenOn) && brokenBy !== '' && reason !== '' ? { brokenOn, brokenBy, reason } : null;

/** What the dates come to, and whether they and the reason tell the same: it is said, and lets pass. */
const estimateText = (values: Values, { beginsOn, rhythm }: BrokenTerms): string | null => {
  const { broken_on: brokenOn } = values;
  if (!isDate(brokenOn)) return null;
  const estimate = practiceEstimate(beginsOn, brokenOn, rhythm);
  if (estimate === null) return null;
  const breaking = breakingOf(values);
  const doubt = breaking && breakingDoubt(breaking, beginsOn, rhythm);
  return [messages.estimate(estimate.days), doubt].filter(Boolean).join(' ');
};

const missing = (values: Values) => ({
  broken_by: values.broken_by === '' ? messages.missing : null,
  reason: values.reason === '' ? messages.missing : null,
  broken_on: values.broken_on === '' ? messages.missing : null,
});

const StaffWords = ({ form }: { form: ServerForm<Values> }) => (
  <>
    {!form.values.quiet && (
      <TextAreaField label={messages.note} maxLength={1000} {...form.field('note')} />
    )}
    <CheckboxField label={messages.quiet} {...form.field('quiet')} />
  </>
);

/** Asks who ended a contract, when and why. */
export const BreakForm = ({
  keptAs,
  terms,
  lead,
  told,
  isStaff,
  send,
  onClose,
}: BreakFormProps) => {
  const { isProfessional } = terms;
  const form = useKeptForm<Values, unknown>(keptAs, {
    initial: empty,
    check: missing,
    send: ({ broken_by: by, reason, ...values }) =>
      by === '' || reason === ''
        ? Promise.resolve()
        : send({
            ...values,
            broken_by: by,
            reason,
            note: values.quiet ? '' : values.note,
          }),
  });
  const { values } = form;
  const by = form.field('broken_by');
  const breaking = breakingOf(values);
  // Its first 45 days are the apprentice's alone.
  const doubt = isProfessional ? null : estimateText(values, terms);
  return (
    <KeptForm of={form}>
      <div>
        <p>{lead}</p>
        {!(isStaff && values.quiet) && <p>{told}</p>}
      </div>
      <SelectField
        label={messages.by}
        choices={breakerKeys.map((key) => [key, breakers[key]] as const)}
        required
        {...by}
      />
      {values.broken_by !== '' && (
        <SelectField
          label={messages.reason}
          choices={reasonsFor(values.broken_by, isProfessional)}
          required
          {...form.field('reason')}
        />
      )}
      <DateField label={messages.day} required {...form.field('broken_on')} />
      {doubt && <p role="status">{doubt}</p>}
      {breaking && (
        <BreakNotices breaking={breaking} isProfessional={isProfessional} heading="h3" />
      )}
      <TextAreaField
        label={messages.comment}
        description={messages.commentHint}
        maxLength={1000}
        {...form.field('comment')}
      />
      {isStaff && <StaffWords form={form} />}
      <FormActions busy={form.busy} onCancel={onClose} variant="danger">
        {messages.confirm}
      </FormActions>
    </KeptForm>
  );
};
