import { Button } from '../../ui/actions/Button.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormSection, WholeRow } from '../../ui/forms/FormSection.tsx';
import { DraftLine } from '../drafts/DraftLine.tsx';
import type { LoadedDraft } from '../drafts/read-draft.ts';
import { privacyLines } from '../privacy/messages.ts';
import { PrivacyNote } from '../privacy/PrivacyNote.tsx';
import { CompanySectorsField, SizeField, WorkforceField } from './CompanyListFields.tsx';
import { companyMessages as messages } from './messages.ts';
import { PlaceSection } from './PlaceSection.tsx';
import { useCompanyForm, type Sheet } from './use-company-form.ts';

export const CompanyForm = ({ sheet, stored }: { sheet: Sheet; stored: LoadedDraft }) => {
  const { form, draft } = useCompanyForm(sheet, stored);
  return (
    <Form of={form}>
      <FormSection title={messages.identity} lead={messages.identityLead}>
        <WholeRow>
          <TextField
            label={messages.name}
            autoComplete="organization"
            required
            {...form.field('name')}
          />
        </WholeRow>
        <WholeRow>
          <CompanySectorsField {...form.field('sector')} />
        </WholeRow>
        <SizeField {...form.field('size')} />
        <WorkforceField {...form.field('workforce')} />
      </FormSection>
      <PlaceSection form={form} />
      <FormSection title={messages.contact} lead={messages.contactLead}>
        <TextField
          label={messages.contactName}
          autoComplete="name"
          {...form.field('contact_name')}
        />
        <TextField
          label={messages.contactRole}
          autoComplete="organization-title"
          {...form.field('contact_role')}
        />
        <TextField
          label={messages.contactPhone}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          {...form.field('contact_phone')}
        />
      </FormSection>
      <FormSection title={messages.presentation}>
        <WholeRow>
          <TextAreaField
            label={messages.description}
            description={messages.descriptionHint}
            rows={6}
            {...form.field('description')}
          />
        </WholeRow>
      </FormSection>
      <PrivacyNote sentence={privacyLines.beforeCompanySheet} />
      <DraftLine draft={draft} />
      <div>
        <Button type="submit" variant="main" busy={form.busy}>
          {messages.save}
        </Button>
      </div>
    </Form>
  );
};
