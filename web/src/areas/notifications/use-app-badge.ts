import { useEffect } from 'react';

/** How many are unread, on the icon of whoever has put Tandem on the first screen of their phone; none after the sign-out. */
export const useAppBadge = (count: number): void => {
  useEffect(() => {
    // Not every browser knows badges, and one may refuse them.
    if (!('setAppBadge' in navigator)) return undefined;
    void navigator.setAppBadge(count).catch(() => undefined);
    return () => void navigator.clearAppBadge().catch(() => undefined);
  }, [count]);
};
