import '@mantine/core/styles/Input.layer.css';
import { Input } from '@mantine/core';
import { useId } from 'react';
import { formatCount } from '../../platform/format/numbers.ts';
import { formMessages } from '../messages.ts';
import classes from './MultiSelectList.module.css';
import { useMultiSelect, type ListOption } from './use-multi-select.ts';

interface MultiSelectListProps {
  label: string;
  options: readonly ListOption[];
  value: readonly number[];
  onChange: (value: number[]) => void;
  error?: string | undefined;
  required?: boolean;
  name?: string;
}

/**
 * A list box of which several options may be chosen: CTRL + click as in the browser's own, a plain click or touch does
 * the same, and so do the keys (arrows, space, shift for a range, CTRL + A, first letters).
 */
export const MultiSelectList = ({
  label,
  options,
  value,
  onChange,
  error,
  required = false,
}: MultiSelectListProps) => {
  const id = useId();
  const { active, handlers } = useMultiSelect({ options, value, onChange });
  const chosen = options.filter((option) => value.includes(option.value)).map(({ label }) => label);
  const idOf = (index: number) => `${id}-${index}`;

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      size="md"
      required={required}
      error={error}
      errorProps={{ id: `${id}-error` }}
    >
      <div
        {...handlers}
        className={classes.list}
        role="listbox"
        tabIndex={0}
        aria-multiselectable
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-activedescendant={active >= 0 ? idOf(active) : undefined}
      >
        {options.map((option, index) => (
          <div
            key={option.value}
            id={idOf(index)}
            className={classes.option}
            role="option"
            aria-selected={value.includes(option.value)}
            data-active={index === active || undefined}
            data-index={index}
          >
            {option.label}
          </div>
        ))}
      </div>
      <p id={`${id}-hint`} className={classes.hint}>
        {formMessages.multiSelectHint}{' '}
        <span role="status">{formatCount(value.length, 'choisi', 'choisis')}</span>
      </p>
      {chosen.length > 0 && <p className={classes.chosen}>{chosen.join(' · ')}</p>}
    </Input.Wrapper>
  );
};
