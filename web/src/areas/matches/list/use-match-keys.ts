import { useEffect, useEffectEvent, type RefObject } from 'react';

const fields = 'input, select, textarea, [contenteditable], [role="dialog"]';

/** What lies above the page has its keys, also before it has the focus. */
const isCovered = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

/** Milliseconds that a key waits for the open match to be read. */
const patience = 3000;

/** Presses the button of the open match that names a key; where the match is still on its way, as soon as its buttons are there. */
const pressOnceThere = (list: HTMLElement, key: string): void => {
  const open = list.querySelector('[data-open]');
  const until = performance.now() + patience;
  const look = () => {
    if (!open?.isConnected || !open.hasAttribute('data-open')) return;
    if (open.querySelector('[aria-keyshortcuts]'))
      open.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click();
    else if (performance.now() < until) requestAnimationFrame(look);
  };
  look();
};

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
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest(fields) || isCovered()) return;
    const key = event.key.toUpperCase();
    if (key === 'J') step(1);
    else if (key === 'K') step(-1);
    else if (/^[A-Z]$/.test(key) && list.current) pressOnceThere(list.current, key);
  });
  useEffect(() => {
    const element = list.current;
    const pressed = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', pressed);
    return () => element?.removeEventListener('keydown', pressed);
  }, [list]);
};
