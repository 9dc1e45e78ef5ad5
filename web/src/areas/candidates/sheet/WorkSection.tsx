import { distances, noDistanceLimit } from '@tandem/domain/reference/distances';
import { FormSection, WholeRow } from '../../../ui/forms/FormSection.tsx';
import { SectorOrder } from '../../reference/SectorOrder.tsx';
import { SectorsField } from '../../reference/SectorsField.tsx';
import { tradesLabel } from '../messages.ts';
import type { Sectors } from '../../reference/sector-options.ts';
import { PlaceInput } from '../../reference/PlaceInput.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { SkillsField } from '../../reference/SkillsField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { sheetMessages as messages } from './messages.ts';
import { Proposed } from './Proposed.tsx';
import type { SectionProps } from './section.ts';

const distanceChoices = distances.map(
  (km) =>
    [
      String(km),
      km === noDistanceLimit ? messages.noDistanceLimit : messages.kilometres(km),
    ] as const,
);

interface WorkSectionProps extends SectionProps {
  sectors: Sectors;
  /** The name of the programme that is chosen, from which likely sectors follow. */
  programme: string | undefined;
}

export const WorkSection = ({
  words,
  sectors,
  programme,
  values,
  field,
  proposed,
}: WorkSectionProps) => (
  <FormSection id="part-work" title={messages.work} lead={words.workLead}>
    <WholeRow>
      <TextField label={messages.diploma} required {...field('diploma')} />
    </WholeRow>
    <WholeRow>
      <SectorsField sectors={sectors} programme={programme} {...field('sector')} />
    </WholeRow>
    <WholeRow>
      <SectorOrder sectors={sectors} chosen={values.sector} {...field('sector_order')} />
    </WholeRow>
    <WholeRow>
      <TextAreaField
        label={tradesLabel}
        rows={3}
        maxLength={300}
        {...field('trades')}
        description={words.tradesHint}
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
      {proposed.has('skills') && <Proposed words={words.autoFill} />}
    </WholeRow>
    <WholeRow>
      <TextAreaField
        label={messages.summary}
        rows={6}
        maxLength={5000}
        {...field('summary')}
        description={
          <>
            {words.summaryHint} {proposed.has('summary') && <Proposed words={words.autoFill} />}
          </>
        }
      />
    </WholeRow>
  </FormSection>
);
