import { centreRhythms, mobilities } from '@tandem/domain/needs/job';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import type { ServerForm } from '../../../ui/forms/use-server-form.ts';
import type { NeedValues } from '../need-values.ts';
import { jobMessages as messages } from './messages.ts';

/** What candidates ask first; all of it may be left open. */
export const JobSection = ({ form }: { form: ServerForm<NeedValues> }) => (
  <FormSection title={messages.section} size="sm">
    <DateField label={messages.start} {...form.field('start_date')} />
    <SelectField
      label={messages.rhythm}
      choices={Object.entries(centreRhythms)}
      placeholder={messages.unsaid}
      {...form.field('centre_rhythm')}
    />
    <TextField
      label={messages.pay}
      description={messages.payHint}
      inputMode="numeric"
      maxLength={4}
      {...form.field('pay_above_minimum')}
    />
    <TextField
      label={messages.remote}
      inputMode="numeric"
      maxLength={1}
      {...form.field('remote_days')}
    />
    <SelectField
      label={messages.mobility}
      choices={Object.entries(mobilities)}
      placeholder={messages.noMobility}
      {...form.field('mobility')}
    />
  </FormSection>
);
