import { useCallback, useEffect } from 'react';
import { loadUser } from './load-user.ts';
import { onSecondFactorMissing } from './second-factor-missing.ts';
import type { User } from './session.ts';
import { storedTokens } from './sign-in-tokens.ts';

/** Reads again who is signed in: when it is asked for, and where a call tells that they lack a second factor. */
export const useReloadUser = (setUser: (user: User) => void): (() => Promise<void>) => {
  const reloadUser = useCallback(async () => {
    const again = await loadUser().catch(() => null);
    // What cannot be read now is read at the next visit.
    if (again && storedTokens()) setUser(again);
  }, [setUser]);
  useEffect(() => onSecondFactorMissing(() => void reloadUser()), [reloadUser]);
  return reloadUser;
};
