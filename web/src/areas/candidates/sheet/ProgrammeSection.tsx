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
  sessions: Answer<'GET /sessions/'>;
}

const levelChoices = levelKeys.map((key) => [key, levels[key]] as const);
const durationChoices = durationKeys.map((key) => [key, durations[key]] as const);
const contractChoices = contractTypeKeys.map((key) => [key, contractTypes[key]] as const);

export const ProgrammeSection = ({
  choices: { formations, sessions },
  values,
  field,
  choose,
}: SectionProps & { choices: ProgrammeChoices }) => {
  const formation = field('formation');
  return (
    <FormSection title={messages.training} lead={messages.programmeLead}>
      <WholeRow>
        <SelectField
          label={messages.formation}
          required
          {...formation}
          {...(formations.length === 0 && { description: messages.noProgramme })}
          choices={formations.map(({ id, name }) => [String(id), name])}
          onChange={(event) => {
            const { value } = event.currentTarget;
            formation.onChange(value);
            const level = formations.find(({ id }) => String(id) === value)?.level;
            if (level && values.target_educational_level === '')
              choose({ target_educational_level: level });
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
        {...field('target_educational_level')}
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
