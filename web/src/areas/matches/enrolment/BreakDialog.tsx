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
import { practiceEstimate } from '@tandem/domain/enrolments/practice-days';
import { isDate } from '@tandem/domain/fields/date';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { FormActions } from '../../../ui/dialogs/FormActions.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { KeptForm } from '../../../ui/forms/KeptForm.tsx';
import { useKeptForm } from '../../../ui/forms/use-kept-form.ts';
import type { ServerForm } from '../../../ui/forms/use-server-form.ts';
import { candidateName } from '../../candidates/candidate-name.ts';
import { companyName } from '../../companies/company-name.ts';
import type { Match } from '../match.ts';
import { BreakNotices } from './BreakNotices.tsx';
import { enrolmentMessages as messages } from './messages.ts';
import { useBreak } from './use-enrolment.ts';
import { useIsProfessional } from './use-is-professional.ts';

interface BreakDialogProps {
  match: Match;
  view: 'company' | 'admin';
  opened: boolean;
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
const estimateText = (values: Values, { enrolment, offer: need }: Match): string | null => {
  const beginsOn = enrolment?.begins_on ?? null;
  const rhythm = need.centre_rhythm;
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

const BreakForm = ({ match, view, onClose }: BreakDialogProps) => {
  const { mutateAsync } = useBreak(match, view, onClose);
  const isProfessional = useIsProfessional(match);
  const form = useKeptForm<Values, unknown>(`/matches/${match.id}/breaking`, {
    initial: empty,
    check: missing,
    send: ({ broken_by: by, reason, ...values }) =>
      by === '' || reason === ''
        ? Promise.resolve()
        : mutateAsync({
            ...values,
            broken_by: by,
            reason,
            note: values.quiet ? '' : values.note,
          }),
  });
  const { values } = form;
  const name = candidateName(match.application.applicant);
  const by = form.field('broken_by');
  const breaking = breakingOf(values);
  // Its first 45 days are the apprentice's alone.
  const doubt = isProfessional ? null : estimateText(values, match);
  return (
    <KeptForm of={form}>
      <div>
        <p>{messages.breakText(name, companyName(match.offer.company))}</p>
        {view === 'company' && <p>{messages.told.company(name)}</p>}
        {view === 'admin' && !values.quiet && <p>{messages.told.admin}</p>}
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
      {view === 'admin' && <StaffWords form={form} />}
      <FormActions busy={form.busy} onCancel={onClose} variant="danger">
        {messages.confirm}
      </FormActions>
    </KeptForm>
  );
};

/** Asks who ended a contract, when and why. */
const BreakDialog = (props: BreakDialogProps) => (
  <Dialog opened={props.opened} onClose={props.onClose} title={messages.breakTitle}>
    {props.opened && <BreakForm {...props} />}
  </Dialog>
);

export default BreakDialog;
