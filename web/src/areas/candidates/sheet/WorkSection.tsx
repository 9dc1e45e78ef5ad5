import type { Answer } from '@tandem/contract';
import { distances, noDistanceLimit } from '@tandem/domain/reference/distances';
import { FormSection, WholeRow } from '../../../ui/forms/FormSection.tsx';
import { MultiSelectList } from '../../../ui/fields/MultiSelectList.tsx';
import { PlaceInput } from '../../reference/PlaceInput.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { SkillsField } from '../../reference/SkillsField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { sheetMessages as messages } from './messages.ts';
import { Proposed } from './Proposed.tsx';
import type { SectionProps } from './section.ts';

export type Sectors = Answer<'GET /sector/'>;

const distanceChoices = distances.map(
  (km) =>
    [
      String(km),
      km === noDistanceLimit ? messages.noDistanceLimit : messages.kilometres(km),
    ] as const,
);

export const WorkSection = ({ sectors, field, proposed }: SectionProps & { sectors: Sectors }) => (
  <FormSection title={messages.work} lead={messages.workLead}>
    <WholeRow>
      <TextField label={messages.diploma} required {...field('diploma')} />
    </WholeRow>
    <WholeRow>
      <MultiSelectList
        label={messages.sectors}
        required
        options={sectors.map(({ id, name }) => ({ value: id, label: name }))}
        {...field('sector')}
      />
    </WholeRow>
    <PlaceInput label={messages.location} required {...field('location')} />
    <SelectField
      label={messages.distance}
      required
      choices={distanceChoices}
      {...field('kilometers_away')}
    />
    <WholeRow>
      <SkillsField label={messages.skills} {...field('skills')} />
      {proposed.has('skills') && <Proposed />}
    </WholeRow>
    <WholeRow>
      <TextAreaField
        label={messages.summary}
        rows={6}
        maxLength={5000}
        {...field('summary')}
        description={
          <>
            {messages.summaryHint} {proposed.has('summary') && <Proposed />}
          </>
        }
      />
    </WholeRow>
  </FormSection>
);
