import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { formMessages } from '../messages.ts';

export interface SelectFieldProps extends Omit<NativeSelectProps, 'data' | 'children'> {
  /** Pairs of key and label, as the choice calls answer them. */
  choices: readonly (readonly [key: string, label: string])[];
  /** What stands there while nothing is chosen; null where something always is. */
  placeholder?: string | null;
}

/** A dropdown. The system's own, which every keyboard, phone and screen reader knows. */
export const SelectField = ({
  choices,
  placeholder = formMessages.choose,
  ...props
}: SelectFieldProps) => (
  <NativeSelect {...props}>
    {placeholder !== null && <option value="">{placeholder}</option>}
    {choices.map(([key, label]) => (
      <option key={key} value={key}>
        {label}
      </option>
    ))}
  </NativeSelect>
);
