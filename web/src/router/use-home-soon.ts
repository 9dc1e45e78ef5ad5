import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { preloadAddress } from './lazy-screens.ts';

/** How long the success of a saved sheet can be read before its screen is left. */
const delayMs = 1000;

/** Leads home a moment after a sheet is saved, unless one has gone elsewhere meanwhile. */
export const useHomeSoon = (): (() => void) => {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    preloadAddress('/');
    timer.current = setTimeout(() => void navigate('/#home'), delayMs);
  }, [navigate]);
};
