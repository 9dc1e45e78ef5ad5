import { useEffect, useEffectEvent, type RefObject } from 'react';

const fields = 'input, select, textarea, [contenteditable], [role="dialog"]';

/**
 * The keys of whoever judges many: J and K open the next match and the one before, other letters press the button of the
 * open match that names them. Only while the focus is in the list, so that they surprise nobody.
 */
export const useMatchKeys = (
  list: RefObject<HTMLElement | null>,
  step: (by: 1 | -1) => void,
): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest(fields)) return;
    const key = event.key.toUpperCase();
    if (key === 'J') step(1);
    else if (key === 'K') step(-1);
    else if (/^[A-Z]$/.test(key))
      list.current?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click();
  });
  useEffect(() => {
    const element = list.current;
    const pressed = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', pressed);
    return () => element?.removeEventListener('keydown', pressed);
  }, [list]);
};
