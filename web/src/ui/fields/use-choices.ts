import { useId, useState, type KeyboardEvent } from 'react';

/**
 * A list below a field: arrows choose, Enter takes. What the field, the list and each entry carry for it; the focus stays in
 * the field, and the first is chosen again after one was taken.
 */
export const useChoices = <Entry>(entries: readonly Entry[], onTake: (entry: Entry) => void) => {
  const id = useId();
  const [at, setAt] = useState(0);
  const chosen = Math.min(at, entries.length - 1);
  const idOf = (index: number) => `${id}-${index}`;
  const take = (entry: Entry) => {
    setAt(0);
    onTake(entry);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const entry = entries[chosen];
    if (!entry || (step === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    if (step === undefined) {
      take(entry);
      return;
    }
    const next = (chosen + step + entries.length) % entries.length;
    setAt(next);
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  };
  return {
    /** The first is chosen again: another text finds others. */
    restart: () => setAt(0),
    field: {
      type: 'text',
      role: 'combobox',
      'aria-expanded': entries.length > 0,
      'aria-controls': id,
      'aria-autocomplete': 'list',
      'aria-activedescendant': chosen >= 0 ? idOf(chosen) : undefined,
      autoComplete: 'off',
      onKeyDown,
    } as const,
    list: { id, role: 'listbox' } as const,
    option: (entry: Entry, index: number) =>
      ({
        id: idOf(index),
        role: 'option',
        'aria-selected': index === chosen,
        tabIndex: -1,
        onClick: () => take(entry),
      }) as const,
  };
};
