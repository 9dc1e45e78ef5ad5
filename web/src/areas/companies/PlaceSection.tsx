import { useState } from 'react';
import { TextField } from '../../ui/fields/TextField.tsx';
import { FormSection, WholeRow } from '../../ui/forms/FormSection.tsx';
import { PlaceInput, type Commune } from '../reference/PlaceInput.tsx';
import { companyMessages as messages } from './messages.ts';
import type { CompanySheetForm } from './use-company-form.ts';
import { withoutZipCode, zipCodeOf } from './zip-code.ts';

/** Where the company is: a commune that is picked brings its postal code. */
export const PlaceSection = ({ form }: { form: CompanySheetForm }) => {
  const [commune, setCommune] = useState<Commune | null>(null);
  const { city, zip_code: zipCode } = form.values;
  const pick = (picked: Commune) => {
    setCommune(picked);
    form.setValues({ zip_code: zipCodeOf(picked, city, zipCode) });
  };
  const otherCodes =
    commune && commune.name === city && commune.postal_codes.length > 1 ? commune : null;
  const cityField = form.field('city');
  return (
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
      <TextField label={messages.country} autoComplete="country-name" {...form.field('country')} />
    </FormSection>
  );
};
