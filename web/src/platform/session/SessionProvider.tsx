import { leaveForNextSignIn, leftByPastSignIns } from './device.ts';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { api } from '../api/client.ts';
import { isRefusal, NetworkError } from '../api/errors.ts';
import { networkMessages } from '../messages.ts';
import { roleOf, SessionContext, visitor, type User } from './session.ts';
import { onTokensChange, storedTokens, storeTokens } from './sign-in-tokens.ts';

const loadUser = async (): Promise<User> => {
  const { user } = await api('GET /user/');
  return { ...user, loggedIn: true };
};

const pauses = [1000, 3000] as const;

/** A bad network, or a server that is starting again, says nothing about the tokens: it is asked once more. */
const loadUserPatiently = async (tries: readonly number[] = pauses): Promise<User> => {
  try {
    return await loadUser();
  } catch (error) {
    const [pause, ...later] = tries;
    if (pause === undefined || isRefusal(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return loadUserPatiently(later);
  }
};

/** Whom the stored tokens stand for; tokens that stand for nobody are forgotten. Throws where nobody could tell. */
const whoIsThere = async (): Promise<User> => {
  try {
    const user = await loadUserPatiently();
    // Signed out while the answer was on its way.
    return storedTokens() ? user : visitor;
  } catch (error) {
    if (!isRefusal(error) && storedTokens()) throw error;
    storeTokens(null);
    return visitor;
  }
};

/** Milliseconds until a server that did not answer is asked again. */
const askAgainAfter = 10_000;

/** Knows who is signed in, in this tab and in the others: a sign-in or a sign-out in one is followed by all. */
export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const [user, setUser] = useState<User>(visitor);
  const [checking, setChecking] = useState(() => storedTokens() !== null);
  const [ended, setEnded] = useState(false);
  const [unanswered, setUnanswered] = useState<string | null>(null);
  /** The sign-in that `user` stands for; a refresh changes the access token, not this. */
  const signedInAs = useRef(storedTokens()?.refresh ?? null);

  const check = useCallback(async () => {
    try {
      setUser(await whoIsThere());
      setUnanswered(null);
      setChecking(false);
    } catch (error) {
      setUnanswered(error instanceof NetworkError ? error.message : networkMessages.unreachable);
    }
  }, []);

  useEffect(() => {
    const start = async () => {
      await check();
    };
    if (storedTokens()) void start();
  }, [check]);

  useEffect(() => {
    if (unanswered === null) return undefined;
    const again = () => void check();
    const timer = window.setInterval(again, askAgainAfter);
    window.addEventListener('online', again);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [unanswered, check]);

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
    [check],
  );

  const signIn = useCallback(async (email: string, password: string) => {
    const { device, ...tokens } = await api('POST /token/', {
      body: { email, password, device: leftByPastSignIns() },
    });
    leaveForNextSignIn(device);
    // Told before the tokens are stored, so that the user is loaded once, here.
    signedInAs.current = tokens.refresh;
    setEnded(false);
    storeTokens(tokens);
    try {
      setUser(await loadUser());
    } catch (error) {
      storeTokens(null);
      throw error;
    }
  }, []);

  const signOut = useCallback(async () => {
    const refresh = storedTokens()?.refresh;
    signedInAs.current = null;
    storeTokens(null);
    setUser(visitor);
    // The tokens are gone from here: a server that does not answer lets the sign-in end by its age.
    if (refresh) await api('POST /sign-out/', { body: { refresh } }).catch(() => undefined);
  }, []);

  const reloadUser = useCallback(async () => {
    const again = await loadUser().catch(() => null);
    // What cannot be read now is read at the next visit.
    if (again && storedTokens()) setUser(again);
  }, []);

  const session = useMemo(
    () => ({
      checking,
      unanswered,
      checkAgain: check,
      user,
      role: roleOf(user),
      ended,
      signIn,
      signOut,
      reloadUser,
    }),
    [checking, unanswered, check, user, ended, signIn, signOut, reloadUser],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
};
