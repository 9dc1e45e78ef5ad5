import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { fold } from '../../platform/format/text.ts';
import { destination, extend, startingWith, toggle, type Choosing } from './multi-select.ts';

export interface ListOption {
  value: number;
  label: string;
  /** The heading under which it stands. */
  group?: string;
}

interface MultiSelect {
  /** Those that are shown; what else is chosen stays so. */
  options: readonly ListOption[];
  value: readonly number[];
  onChange: (value: number[]) => void;
}

/** Letters typed within this time belong together. */
const typingPause = 600;

/** Goes to the option that begins with what is typed. */
const useTypeAhead = (options: readonly ListOption[], active: number, go: (to: number) => void) => {
  const [typed, setTyped] = useState({ text: '', at: 0 });
  return (key: string, at: number) => {
    const text = at - typed.at < typingPause ? typed.text + fold(key) : fold(key);
    setTyped({ text, at });
    const found = startingWith(
      options.map((option) => fold(option.label)),
      text,
      text.length > 1 ? active - 1 : active,
    );
    if (found >= 0) go(found);
  };
};

/** What keys and clicks do to the choice; `active` is the option that the keys are on. */
export const useMultiSelect = ({ options, value, onChange }: MultiSelect) => {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ active: -1, anchor: -1 });
  const values = options.map((option) => option.value);
  const unseen = value.filter((one) => !values.includes(one));
  const choose = (chosen: readonly number[]) => onChange([...unseen, ...chosen]);
  const go = (to: number) => setPlace({ active: to, anchor: to });
  const onLetter = useTypeAhead(options, place.active, go);

  useEffect(() => {
    if (place.active >= 0)
      box.current
        ?.querySelector(`[data-index="${place.active}"]`)
        ?.scrollIntoView({ block: 'nearest' });
  }, [place.active]);

  const apply = ({ selected, active, anchor }: Choosing<number>) => {
    setPlace({ active, anchor });
    if (selected !== seen) choose(selected);
  };
  const seen = value.filter((one) => values.includes(one));
  const active = place.active < options.length ? place.active : -1;
  const state = { selected: seen, anchor: place.anchor, active };

  const onClick = ({ target, shiftKey }: MouseEvent) => {
    const option = (target as HTMLElement).closest<HTMLElement>('[role="option"]');
    if (!option) return;
    const index = Number(option.dataset['index']);
    apply(shiftKey ? extend(values, state, index) : toggle(values, state, index));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    const next = destination(key, active, options.length);
    if (next !== null) {
      if (shiftKey) apply(extend(values, { ...state, anchor: Math.max(place.anchor, 0) }, next));
      else go(next);
    } else if (key === ' ' || key === 'Enter') {
      if (key === 'Enter' && active < 0) return;
      apply(toggle(values, state, active));
    } else if (key.toLowerCase() === 'a' && (ctrlKey || metaKey)) {
      choose(seen.length === values.length ? [] : values);
    } else if (key.length === 1 && !ctrlKey && !metaKey && !altKey) onLetter(key, event.timeStamp);
    else return;
    event.preventDefault();
  };

  /** A press of the pointer must find its option where it was: nothing is scrolled into sight then. */
  const onFocus = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    if (active < 0 && currentTarget.matches(':focus-visible')) go(0);
  };
  return { active, handlers: { ref: box, onClick, onKeyDown, onFocus } };
};
