import { useEffect, useEffectEvent } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'));

const isDialogOpen = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

/** The search of the list that is on the screen; the first, where there are several. */
const focusSearch = (): boolean => {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  field?.focus();
  field?.select();
  return field !== null;
};

const isSearch = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('main input[type="search"]');

/** What opens the first row of the list below its search. */
const focusFirstRow = (): boolean => {
  const opener = document.querySelector<HTMLElement>('main [data-index] :is(button, a[href])');
  opener?.focus();
  return opener !== null;
};

/** Ctrl K (⌘ K) opens the box that finds anybody and any page, `/` leads to the search of the list, and an arrow on into its rows. */
export const useShortcuts = (onCommand: () => void): void => {
  const command = useEffectEvent(onCommand);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || isDialogOpen()) return;
      const withControl = event.ctrlKey || event.metaKey;
      if (withControl && !event.shiftKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        command();
      }
      if (!withControl && event.key === '/' && !isTyping(event.target) && focusSearch())
        event.preventDefault();
      if (event.key === 'ArrowDown' && isSearch(event.target) && focusFirstRow())
        event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};
