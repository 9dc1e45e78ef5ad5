import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const printing = window.matchMedia('print');

/** A browser counts the pages of what it finds when it begins: what is drawn for paper only then leaves some of them empty. */
let isAsked = false;

const listen = (changed: () => void): (() => void) => {
  // The browser lays the page out for paper as soon as the event has been told.
  const now = () => flushSync(changed);
  const asked = ({ type }: Event) => {
    isAsked = type === 'beforeprint';
    now();
  };
  printing.addEventListener('change', now);
  window.addEventListener('beforeprint', asked);
  window.addEventListener('afterprint', asked);
  return () => {
    printing.removeEventListener('change', now);
    window.removeEventListener('beforeprint', asked);
    window.removeEventListener('afterprint', asked);
  };
};

/** Whether what is drawn is being printed. */
export const useOnPaper = (): boolean =>
  useSyncExternalStore(listen, () => isAsked || printing.matches);
