import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/** Long enough to read that something was saved, in milliseconds. */
const delay = 1000;

/** Goes to an address in a second, unless the screen is left before. */
export const useRedirectSoon = (): ((to: string) => void) => {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (to) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void navigate(to), delay);
    },
    [navigate],
  );
};
