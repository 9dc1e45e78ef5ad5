import { api } from '../api/client.ts';
import { isRefusal } from '../api/errors.ts';
import { visitor, type User } from './session.ts';
import { storedTokens, storeTokens } from './sign-in-tokens.ts';

/** The sign-in that was last asked about, and whose it is. */
let known: { refresh: string | undefined; email: string } | null = null;

export const loadUser = async (): Promise<User> => {
  const refresh = storedTokens()?.refresh;
  const { user } = await api('GET /user/');
  known = { refresh, email: user.email };
  return { ...user, loggedIn: true };
};

/** Whether what is sent now is sent in this account's name: another tab may have signed somebody else in, which this one hears later. */
export const sendsAs = (email: string): boolean =>
  known?.email === email && storedTokens()?.refresh === known.refresh;

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
export const whoIsThere = async (): Promise<User> => {
  const refresh = storedTokens()?.refresh;
  const [loaded] = await Promise.allSettled([loadUserPatiently()]);
  const tokens = storedTokens();
  // Signed out while the answer was on its way.
  if (!tokens) return visitor;
  // Somebody else has signed in.
  if (tokens.refresh !== refresh) return whoIsThere();
  if (loaded.status === 'fulfilled') return loaded.value;
  if (!isRefusal(loaded.reason)) throw loaded.reason;
  storeTokens(null);
  return visitor;
};
