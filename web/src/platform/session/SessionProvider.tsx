import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { api } from '../api/client.ts';
import { forgetDevice } from './forget-device.ts';
import { leaveForNextSignIn, leftByPastSignIns } from './device.ts';
import { loadUser } from './load-user.ts';
import { roleOf, SessionContext, visitor, type GivenSignIn } from './session.ts';
import { onTokensChange, storedTokens, storeTokens } from './sign-in-tokens.ts';
import { useReloadUser } from './use-reload-user.ts';
import { useWhoIsThere } from './use-who-is-there.ts';

/**
 * Knows who is signed in, in this tab and in the others: a sign-in or a sign-out in one is followed by all. A sign-out takes the
 * tokens from here at once; where the server does not answer, the sign-in ends by its age.
 */
export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const { user, setUser, checking, unanswered, check } = useWhoIsThere();
  const [ended, setEnded] = useState(false);
  /** The sign-in that `user` stands for; a refresh changes the access token, not this. */
  const signedInAs = useRef(storedTokens()?.refresh ?? null);

  useEffect(
    () =>
      onTokensChange((tokens) => {
        const refresh = tokens?.refresh ?? null;
        if (refresh === signedInAs.current) return;
        signedInAs.current = refresh;
        setEnded(refresh === null);
        if (refresh === null) setUser(visitor);
        else void check();
      }),
    [check, setUser],
  );

  const enter = useCallback(
    async ({ device, access, refresh }: GivenSignIn) => {
      leaveForNextSignIn(device);
      // Before the tokens are stored, so that the user is loaded once, here.
      signedInAs.current = refresh;
      setEnded(false);
      storeTokens({ access, refresh });
      const user = await loadUser();
      forgetDevice(user.email);
      setUser(user);
    },
    [setUser],
  );

  const signIn = useCallback(
    async (email: string, password: string) => {
      const given = await api('POST /token/', {
        body: { email, password, device: leftByPastSignIns() },
      });
      try {
        await enter(given);
      } catch (error) {
        storeTokens(null);
        throw error;
      }
    },
    [enter],
  );

  const signOut = useCallback(async () => {
    const refresh = storedTokens()?.refresh;
    signedInAs.current = null;
    storeTokens(null);
    setUser(visitor);
    forgetDevice(null);
    if (refresh) await api('POST /sign-out/', { body: { refresh } }).catch(() => undefined);
  }, [setUser]);

  const reloadUser = useReloadUser(setUser);

  const session = useMemo(
    () => ({
      checking,
      unanswered,
      checkAgain: check,
      user,
      role: roleOf(user),
      ended,
      signIn,
      enter,
      signOut,
      reloadUser,
    }),
    [checking, unanswered, check, user, ended, signIn, enter, signOut, reloadUser],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
};
