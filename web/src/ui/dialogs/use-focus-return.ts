import { useEffect, useState } from 'react';

/**
 * The library gives the focus back for a dialog that stood there closed. One that begins open, because its code was
 * fetched when it was asked for, gives it back by this: when it is closed first, or taken away.
 */
export const useFocusReturn = (opened: boolean): void => {
  const [from] = useState(() => (opened ? document.activeElement : null));
  const [returned, setReturned] = useState(!opened);
  if (!opened && !returned) setReturned(true);
  useEffect(() => {
    if (returned || !(from instanceof HTMLElement)) return undefined;
    return () => {
      if (from.isConnected) from.focus({ preventScroll: true });
    };
  }, [from, returned]);
};
