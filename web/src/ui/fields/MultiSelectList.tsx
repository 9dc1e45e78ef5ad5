import '@mantine/core/styles/Input.layer.css';
import { Input } from '@mantine/core';
import { useId, useState } from 'react';
import { formatCount } from '../../platform/format/numbers.ts';
import { formMessages } from '../messages.ts';
import classes from './MultiSelectList.module.css';
import { MultiSelectOptions } from './MultiSelectOptions.tsx';
import { TextField } from './TextField.tsx';
import { useMultiSelect, type ListOption } from './use-multi-select.ts';
import { dotted } from '../dotted.ts';

/** How the options of a long list are found. */
export interface ListSearch {
  label: string;
  finds: (option: ListOption, typed: string) => boolean;
  /** Said where nothing is found. */
  nothing: string;
}

interface MultiSelectListProps {
  label: string;
  /** Those of one group stand together. */
  options: readonly ListOption[];
  value: readonly number[];
  onChange: (value: number[]) => void;
  search?: ListSearch;
  /** What somebody with a mouse is told of choosing several. */
  hint?: string;
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
  search,
  hint = formMessages.multiSelectHintPlain,
  error,
  required = false,
}: MultiSelectListProps) => {
  const id = useId();
  const [typed, setTyped] = useState('');
  const shown = search && typed ? options.filter((option) => search.finds(option, typed)) : options;
  const { active, handlers } = useMultiSelect({ options: shown, value, onChange });
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
      {search && (
        <TextField
          className={classes.search ?? ''}
          type="search"
          aria-label={search.label}
          placeholder={search.label}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            // The form is not sent by who has found a line.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      )}
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
        <MultiSelectOptions options={shown} value={value} active={active} idOf={idOf} />
      </div>
      {search && shown.length === 0 && (
        <p className={classes.nothing} role="status">
          {search.nothing}
        </p>
      )}
      <p id={`${id}-hint`} className={classes.hint}>
        <span className={classes.byMouse}>{hint}</span>
        <span className={classes.byTouch}>{formMessages.multiSelectHintByTouch}</span>{' '}
        <span role="status">{formatCount(value.length, 'choisi', 'choisis')}</span>
      </p>
      {chosen.length > 0 && <p className={classes.chosen}>{dotted(chosen)}</p>}
    </Input.Wrapper>
  );
};
