import { useEffect } from 'react';

/**
 * How many are unread, on the icon of whoever has put Tandem on the first screen of their phone; none after the sign-out. As
 * long as it is not known the icon keeps what a push message has put there.
 */
export const useAppBadge = (count: number | undefined): void => {
  useEffect(() => {
    // Not every browser knows badges, and one may refuse them.
    if (count === undefined || !('setAppBadge' in navigator)) return undefined;
    void navigator.setAppBadge(count).catch(() => undefined);
    return () => void navigator.clearAppBadge().catch(() => undefined);
  }, [count]);
};
