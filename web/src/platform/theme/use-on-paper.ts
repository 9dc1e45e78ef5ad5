import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const printing = window.matchMedia('print');

const listen = (changed: () => void): (() => void) => {
  // The browser lays the page out for paper as soon as the event has been told.
  const now = () => flushSync(changed);
  printing.addEventListener('change', now);
  return () => printing.removeEventListener('change', now);
};

/** Whether what is drawn is being printed. */
export const useOnPaper = (): boolean => useSyncExternalStore(listen, () => printing.matches);
