import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from './router.ts';
import { preloadAddress } from './preload.ts';

/** How long the success of what was saved can be read before its screen is left. */
const delayMs = 1000;

/** Goes to an address in a second, unless the screen is left before. */
export const useRedirectSoon = (): ((to: string) => void) => {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (to) => {
      preloadAddress(to);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => navigate(to), delayMs);
    },
    [navigate],
  );
};
