import '@mantine/core/styles/Input.layer.css';
import { Input } from '@mantine/core';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { formatCount } from '../../platform/format/numbers.ts';
import { fold } from '../../platform/format/text.ts';
import { formMessages } from '../messages.ts';
import { destination, extend, startingWith, toggle, type Choosing } from './multi-select.ts';
import classes from './MultiSelectList.module.css';

export interface ListOption {
  value: number;
  label: string;
}

interface MultiSelectListProps {
  label: string;
  options: readonly ListOption[];
  value: readonly number[];
  onChange: (value: number[]) => void;
  error?: string | undefined;
  required?: boolean;
  name?: string;
}

/** Letters typed within this time belong together. */
const typingPause = 600;

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
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ active: -1, anchor: -1 });
  const [typed, setTyped] = useState({ text: '', at: 0 });
  const values = options.map((option) => option.value);
  const chosen = options.filter((option) => value.includes(option.value)).map(({ label }) => label);
  const idOf = (index: number) => `${id}-${index}`;

  useEffect(() => {
    if (place.active >= 0)
      box.current?.children[place.active]?.scrollIntoView({ block: 'nearest' });
  }, [place.active]);

  const apply = ({ selected, active, anchor }: Choosing<number>) => {
    setPlace({ active, anchor });
    if (selected !== value) onChange([...selected]);
  };
  const state = { selected: value, ...place };

  const onClick = ({ target, shiftKey }: MouseEvent) => {
    const option = (target as HTMLElement).closest<HTMLElement>('[role="option"]');
    if (!option) return;
    const index = Number(option.dataset['index']);
    apply(shiftKey ? extend(values, state, index) : toggle(values, state, index));
  };

  const onLetter = (key: string, at: number) => {
    const text = at - typed.at < typingPause ? typed.text + fold(key) : fold(key);
    setTyped({ text, at });
    const from = text.length > 1 ? place.active - 1 : place.active;
    const found = startingWith(
      options.map((option) => fold(option.label)),
      text,
      from,
    );
    if (found >= 0) setPlace({ active: found, anchor: found });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    const next = destination(key, place.active, options.length);
    if (next !== null) {
      if (shiftKey) apply(extend(values, { ...state, anchor: Math.max(place.anchor, 0) }, next));
      else setPlace({ active: next, anchor: next });
    } else if (key === ' ' || key === 'Enter') {
      if (key === 'Enter' && place.active < 0) return;
      apply(toggle(values, state, place.active));
    } else if (key.toLowerCase() === 'a' && (ctrlKey || metaKey)) {
      onChange(value.length === values.length ? [] : values);
    } else if (key.length === 1 && !ctrlKey && !metaKey && !altKey) onLetter(key, event.timeStamp);
    else return;
    event.preventDefault();
  };

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
        ref={box}
        className={classes.list}
        role="listbox"
        tabIndex={0}
        aria-multiselectable
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-activedescendant={place.active >= 0 ? idOf(place.active) : undefined}
        onFocus={({ currentTarget }) => {
          // A press of the pointer must find its option where it was: nothing is scrolled into sight then.
          if (place.active < 0 && currentTarget.matches(':focus-visible'))
            setPlace({ active: 0, anchor: 0 });
        }}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        {options.map((option, index) => (
          <div
            key={option.value}
            id={idOf(index)}
            className={classes.option}
            role="option"
            aria-selected={value.includes(option.value)}
            data-active={index === place.active || undefined}
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
