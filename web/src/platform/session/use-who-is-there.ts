import { useCallback, useEffect, useState } from 'react';
import { NetworkError } from '../api/errors.ts';
import { networkMessages } from '../messages.ts';
import { whoIsThere } from './load-user.ts';
import { visitor, type User } from './session.ts';
import { storedTokens } from './sign-in-tokens.ts';

/** Milliseconds until a server that did not answer is asked again. */
const askAgainAfter = 10_000;

/** Who the stored tokens stand for, asked until somebody answers. */
export const useWhoIsThere = () => {
  const [user, setUser] = useState<User>(visitor);
  const [checking, setChecking] = useState(() => storedTokens() !== null);
  const [unanswered, setUnanswered] = useState<string | null>(null);

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

  return { user, setUser, checking, unanswered, check };
};
