import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { formMessages } from '../messages.ts';

export interface SelectFieldProps extends Omit<NativeSelectProps, 'data' | 'children'> {
  /** Pairs of key and label, as the choice calls answer them. */
  choices: readonly (readonly [key: string, label: string])[];
  /** Under which heading a choice stands; those of one heading follow each other. */
  groupOf?: (key: string) => string;
  /** What stands there while nothing is chosen; null where something always is. */
  placeholder?: string | null;
}

type Choices = SelectFieldProps['choices'];

const Options = ({ of }: { of: Choices }) =>
  of.map(([key, label]) => (
    <option key={key} value={key}>
      {label}
    </option>
  ));

const Grouped = ({ of, groupOf }: { of: Choices; groupOf: (key: string) => string }) =>
  [...Map.groupBy(of, ([key]) => groupOf(key))].map(([heading, choices]) => (
    <optgroup key={heading} label={heading}>
      <Options of={choices} />
    </optgroup>
  ));

/** A dropdown. The system's own, which every keyboard, phone and screen reader knows. */
export const SelectField = ({
  choices,
  groupOf,
  placeholder = formMessages.choose,
  ...props
}: SelectFieldProps) => (
  <NativeSelect {...props}>
    {placeholder !== null && <option value="">{placeholder}</option>}
    {groupOf ? <Grouped of={choices} groupOf={groupOf} /> : <Options of={choices} />}
  </NativeSelect>
);
