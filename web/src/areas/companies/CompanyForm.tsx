import { useState } from 'react';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormSection, WholeRow } from '../../ui/forms/FormSection.tsx';
import { DraftLine } from '../drafts/DraftLine.tsx';
import type { LoadedDraft } from '../drafts/read-draft.ts';
import { privacyLines } from '../privacy/messages.ts';
import { PrivacyNote } from '../privacy/PrivacyNote.tsx';
import type { Behalf } from '../sheets/behalf.ts';
import { behalfEndMessages } from '../sheets/messages.ts';
import { SheetEnd } from '../sheets/SheetEnd.tsx';
import { SheetMarks } from '../sheets/SheetMarks.tsx';
import { CompanySectorsField, SizeField, WorkforceField } from './CompanyListFields.tsx';
import { companyMessages as messages } from './messages.ts';
import { PlaceSection } from './PlaceSection.tsx';
import {
  companyBehalfMessages,
  othersCompanyWords,
  ownCompanyWords,
  type CompanyWords,
} from './sheet-words.ts';
import { useCompanyForm, type CompanySheetForm, type Sheet } from './use-company-form.ts';

interface CompanyFormProps {
  sheet: Sheet;
  stored: LoadedDraft;
  /** For whom the staff fill it in; null for the company. */
  behalf: Behalf | null;
  /** The labels of what somebody else has changed since it was opened. */
  changed: readonly string[];
  onChanged: () => void;
}

const ContactSection = ({ form, words }: { form: CompanySheetForm; words: CompanyWords }) => (
  <FormSection title={words.contact} lead={words.contactLead}>
    <TextField label={messages.contactName} autoComplete="name" {...form.field('contact_name')} />
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
);

export const CompanyForm = ({ sheet, stored, behalf, changed, onChanged }: CompanyFormProps) => {
  const [tell, setTell] = useState(true);
  const words = behalf ? othersCompanyWords : ownCompanyWords;
  const { form, draft } = useCompanyForm({
    sheet,
    stored,
    behalf: behalf && { ...behalf, tell },
    onChanged,
  });
  return (
    <Form of={form}>
      <SheetMarks filled={sheet.filled_by_centre} isOwn={behalf === null} changed={changed} />
      <FormSection title={words.identity} lead={messages.identityLead}>
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
        <TextField
          label={messages.siret}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('siret')}
        />
      </FormSection>
      <PlaceSection form={form} />
      <ContactSection form={form} words={words} />
      <FormSection title={messages.presentation}>
        <WholeRow>
          <TextAreaField
            label={messages.description}
            description={words.descriptionHint}
            rows={6}
            {...form.field('description')}
          />
        </WholeRow>
      </FormSection>
      {!behalf && <PrivacyNote sentence={privacyLines.beforeCompanySheet} />}
      <DraftLine draft={draft} />
      <SheetEnd
        label={behalf ? companyBehalfMessages.save : messages.save}
        busy={form.busy}
        behalf={behalf && { ...behalf, isReached: sheet.email !== null, tell, setTell }}
        tellLabel={behalfEndMessages.tellCompany}
      />
    </Form>
  );
};
