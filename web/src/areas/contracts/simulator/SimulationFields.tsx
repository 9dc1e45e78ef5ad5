import { headcountLabels, headcounts } from '@tandem/domain/contracts/pay/figures';
import type { ContractKind } from '@tandem/domain/contracts/pay/minimum-pay';
import { codeLists } from '@tandem/domain/reference/contract-codes';
import { levels } from '@tandem/domain/reference/levels';
import type { ChangeEvent } from 'react';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { simulatorMessages as messages } from './messages.ts';
import {
  durationNote,
  durationsOf,
  isPastUsualAge,
  simulationFaults,
  withKind,
  type SimulationForm,
} from './simulation-form.ts';

interface SimulationFieldsProps {
  form: SimulationForm;
  onChange: (form: SimulationForm) => void;
}

type Typed = ChangeEvent<HTMLInputElement | HTMLSelectElement>;

const durationChoices = (kind: ContractKind) =>
  durationsOf(kind).map((months) => [String(months), messages.monthsOf(months)] as const);
const years = ['0', '1', '2'].map((year) => [year, year] as const);
const sizes = headcounts.map((size) => [size, headcountLabels[size]] as const);

/** What each kind of field is given: its label, what stands in it, what is wrong with it, and how it changes. */
const controlsOf = ({ form, onChange }: SimulationFieldsProps) => {
  const faults = simulationFaults(form);
  const set = (change: Partial<SimulationForm>) => onChange({ ...form, ...change });
  const typed = (name: keyof SimulationForm) => ({
    label: messages[name],
    value: String(form[name]),
    error: faults[name],
    onChange: (event: Typed) => set({ [name]: event.currentTarget.value }),
  });
  const day = (name: 'birthdate' | 'signedOn' | 'start') => ({
    label: messages[name],
    value: form[name],
    error: faults[name],
    onChange: (value: string) => set({ [name]: value }),
  });
  const ticked = (
    name:
      | 'disability'
      | 'levelFourHeld'
      | 'mayotte'
      | 'professionalBachelor'
      | 'publicEmployer'
      | 'sameLevelAfterDiploma',
  ) => ({
    label: messages[name],
    value: form[name],
    onChange: (value: boolean) => set({ [name]: value }),
  });
  return { typed, day, ticked };
};

/** What decides pay, cost and aid. */
export const SimulationFields = (props: SimulationFieldsProps) => {
  const { form, onChange } = props;
  const { typed, day, ticked } = controlsOf(props);
  const note = durationNote(form);
  return (
    <>
      <FormSection title={messages.contract} size="sm">
        <SelectField
          {...typed('kind')}
          choices={codeLists.contractKind}
          placeholder={null}
          onChange={(event: Typed) =>
            onChange(withKind(form, event.currentTarget.value as ContractKind))
          }
        />
        <DateField
          {...day('birthdate')}
          description={isPastUsualAge(form) ? messages.pastUsualAge : undefined}
          autoComplete="off"
        />
        <DateField {...day('start')} autoComplete="off" />
        <DateField {...day('signedOn')} description={messages.signedOnHint} autoComplete="off" />
        <SelectField
          {...typed('months')}
          description={note === null ? undefined : messages[note]}
          choices={durationChoices(form.kind)}
          placeholder={null}
        />
        <SelectField {...typed('level')} choices={Object.entries(levels)} placeholder={null} />
        <TextField {...typed('weeklyHours')} inputMode="decimal" autoComplete="off" />
        {form.kind === 'apprentice' ? (
          <>
            <SelectField
              {...typed('yearsDone')}
              description={messages.yearsDoneHint}
              choices={years}
              placeholder={null}
            />
            <TextField
              {...typed('earnedPercent')}
              description={messages.earnedPercentHint}
              inputMode="decimal"
              autoComplete="off"
            />
            <CheckboxField {...ticked('professionalBachelor')} />
            <CheckboxField {...ticked('sameLevelAfterDiploma')} />
            <CheckboxField {...ticked('disability')} />
          </>
        ) : (
          <CheckboxField {...ticked('levelFourHeld')} />
        )}
      </FormSection>
      <FormSection title={messages.employer} size="sm">
        <SelectField {...typed('headcount')} choices={sizes} placeholder={null} />
        <TextField
          {...typed('branchMonthly')}
          description={
            form.kind === 'apprentice' ? messages.branchHint : messages.branchHintProfessional
          }
          inputMode="decimal"
          autoComplete="off"
        />
        <CheckboxField {...ticked('publicEmployer')} />
        <CheckboxField {...ticked('mayotte')} />
      </FormSection>
    </>
  );
};
