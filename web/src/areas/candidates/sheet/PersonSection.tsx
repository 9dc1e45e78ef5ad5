import { civilities, civilityKeys } from '@tandem/domain/reference/civilities';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { PlaceInput } from '../../reference/PlaceInput.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { sheetMessages as messages } from './messages.ts';
import type { SectionProps } from './section.ts';
import type { Sheet } from './sheet-values.ts';

const civilityChoices = civilityKeys.map((key) => [key, civilities[key]] as const);

export const PersonSection = ({ words, sheet, field }: SectionProps & { sheet: Sheet }) => (
  <FormSection id="part-person" title={messages.person} lead={words.personLead}>
    <TextField label={messages.firstName} value={sheet.first_name} readOnly variant="filled" />
    <TextField label={messages.lastName} value={sheet.last_name} readOnly variant="filled" />
    {sheet.email !== null && (
      <TextField label={messages.email} value={sheet.email} readOnly variant="filled" />
    )}
    <SelectField
      label={messages.civility}
      required
      choices={civilityChoices}
      {...field('civility')}
    />
    <TextField
      label={messages.phone}
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      required
      {...field('phone')}
    />
    <PlaceInput label={messages.city} required {...field('city')} />
    <TextField
      label={messages.country}
      autoComplete="country-name"
      required
      {...field('country')}
    />
  </FormSection>
);
