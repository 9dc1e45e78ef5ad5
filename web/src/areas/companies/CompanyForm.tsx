import { useQueryClient } from '@tanstack/react-query';
import type { Answer } from '@tandem/contract';
import { companyFields } from '@tandem/domain/companies/company-fields';
import { useState } from 'react';
import { api } from '../../platform/api/client.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FormSection, WholeRow } from '../../ui/forms/FormSection.tsx';
import { PlaceInput, type Commune } from '../reference/PlaceInput.tsx';
import { PrivacyNote } from '../privacy/PrivacyNote.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { reload } from '../../platform/data/calls.ts';
import { formValues, missingFields, sentValues } from '../../ui/forms/field-values.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { useServerForm } from '../../ui/forms/use-server-form.ts';
import { companyMessages as messages } from './messages.ts';
import { privacyLines } from '../privacy/messages.ts';
import { notify } from '../../platform/notify/notify.ts';
import { useRedirectSoon } from '../../platform/router/use-redirect-soon.ts';
import { useSession } from '../../platform/session/session.ts';
import { SectorsField, SizeField, WorkforceField } from './CompanyListFields.tsx';
import { withoutZipCode, zipCodeOf } from './zip-code.ts';

type Sheet = Answer<'GET /company/'>;
export const CompanyForm = ({ sheet }: { sheet: Sheet }) => {
  const client = useQueryClient();
  const { reloadUser } = useSession();
  const redirectSoon = useRedirectSoon();
  const [commune, setCommune] = useState<Commune | null>(null);
  const form = useServerForm({
    initial: formValues(companyFields, sheet),
    once: true,
    check: (values) => missingFields(companyFields, values),
    send: (values) => api('POST /company/', { body: sentValues(companyFields, values) }),
    onSent: () => {
      notify.success(messages.saved);
      // The place of the needs follows that of the company, and the bar shows its name.
      void reload(client, 'GET /company/', 'GET /company/info/', 'GET /offers/');
      void reloadUser();
      redirectSoon('/#home');
    },
    onFailed: (error) => notify.failure(messages.saveFailed, error),
  });
  const { city, zip_code: zipCode } = form.values;
  const pick = (picked: Commune) => {
    setCommune(picked);
    form.setValues({ zip_code: zipCodeOf(picked, city, zipCode) });
  };
  const otherCodes =
    commune && commune.name === city && commune.postal_codes.length > 1 ? commune : null;
  const cityField = form.field('city');
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
          <SectorsField {...form.field('sector')} />
        </WholeRow>
        <SizeField {...form.field('size')} />
        <WorkforceField {...form.field('workforce')} />
      </FormSection>
      <FormSection title={messages.place} lead={messages.placeLead}>
        <WholeRow>
          <TextField
            label={messages.adress}
            autoComplete="street-address"
            {...form.field('adress')}
          />
        </WholeRow>
        <PlaceInput
          label={messages.city}
          {...cityField}
          onChange={(place) => cityField.onChange(withoutZipCode(place))}
          onPick={pick}
        />
        <TextField
          label={messages.zipCode}
          autoComplete="postal-code"
          description={otherCodes && messages.severalZipCodes(otherCodes.name)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          list="zip-codes"
          {...form.field('zip_code')}
        />
        <datalist id="zip-codes">
          {otherCodes?.postal_codes.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </datalist>
        <TextField
          label={messages.country}
          autoComplete="country-name"
          {...form.field('country')}
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
      <div>
        <Button type="submit" variant="main" busy={form.busy}>
          {messages.save}
        </Button>
      </div>
    </Form>
  );
};
