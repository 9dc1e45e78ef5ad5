import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormSection, WholeRow } from '../../../ui/forms/FormSection.tsx';
import type { ServerForm } from '../../../ui/forms/use-server-form.ts';
import type { NeedValues } from '../need-values.ts';
import { tutorMessages as messages } from './messages.ts';

/** Who the tutor is, and how the link of the test reaches them. */
export const TutorSection = ({ form }: { form: ServerForm<NeedValues> }) => (
  <FormSection title={messages.section} size="sm">
    <WholeRow>
      <p>{messages.hint}</p>
    </WholeRow>
    <TextField label={messages.firstName} {...form.field('tutor_first_name')} />
    <TextField label={messages.lastName} {...form.field('tutor_last_name')} />
    <TextField label={messages.email} type="email" {...form.field('tutor_email')} />
    <TextField label={messages.phone} type="tel" {...form.field('tutor_phone')} />
  </FormSection>
);
