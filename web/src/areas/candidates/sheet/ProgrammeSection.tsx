import type { Answer } from '@tandem/contract';
import { contractTypeKeys, contractTypes } from '@tandem/domain/reference/contract-types';
import { durationKeys, durations } from '@tandem/domain/reference/durations';
import { levelKeys, levels } from '@tandem/domain/reference/levels';
import { FormSection, WholeRow } from '../../../ui/forms/FormSection.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { sheetMessages as messages } from './messages.ts';
import type { SectionProps } from './section.ts';

export interface ProgrammeChoices {
  formations: Answer<'GET /formations/'>;
  sessions: Answer<'GET /school_years/'>;
}

const levelChoices = levelKeys.map((key) => [key, levels[key]] as const);
const durationChoices = durationKeys.map((key) => [key, durations[key]] as const);
const contractChoices = contractTypeKeys.map((key) => [key, contractTypes[key]] as const);

export const ProgrammeSection = ({
  words,
  choices: { formations: programmes, sessions },
  values,
  field,
  choose,
}: SectionProps & { choices: ProgrammeChoices }) => {
  const programme = field('formation');
  const level = field('target_educational_level');
  const own = programmes.find(({ id }) => String(id) === values.formation)?.level;
  const isOther =
    own !== undefined &&
    values.target_educational_level !== '' &&
    values.target_educational_level !== own;
  return (
    <FormSection id="part-training" title={messages.training} lead={words.programmeLead}>
      <WholeRow>
        <SelectField
          label={messages.formation}
          required
          {...programme}
          {...(programmes.length === 0 && { description: messages.noProgramme })}
          choices={programmes.map(({ id, name }) => [String(id), name])}
          onChange={(event) => {
            const { value } = event.currentTarget;
            programme.onChange(value);
            const itsLevel = programmes.find(({ id }) => String(id) === value)?.level;
            if (itsLevel) choose({ target_educational_level: itsLevel });
          }}
        />
      </WholeRow>
      <SelectField
        label={messages.session}
        required
        choices={sessions.map(({ id, name }) => [String(id), name])}
        {...field('session_id')}
      />
      <SelectField
        label={messages.level}
        required
        choices={levelChoices}
        {...level}
        {...(isOther && { description: words.otherLevel(levels[own]) })}
      />
      <SelectField
        label={messages.duration}
        required
        choices={durationChoices}
        {...field('duration')}
      />
      <SelectField
        label={messages.contractType}
        required
        choices={contractChoices}
        {...field('contract_type')}
      />
    </FormSection>
  );
};
