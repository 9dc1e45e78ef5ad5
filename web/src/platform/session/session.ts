import type { Role } from '@tandem/domain/accounts/roles';
import { createContext, useContext } from 'react';
import type { User } from './role-of.ts';
import type { Tokens } from './sign-in-tokens.ts';

export { roleOf, type User } from './role-of.ts';

export const visitor: User = {
  email: '',
  type: '',
  name: '',
  loggedIn: false,
  is_staff: false,
  is_superuser: false,
  has_outbox: false,
  second_factor_missing: false,
};

/** What a call that signs somebody in answers. */
export interface GivenSignIn extends Tokens {
  device?: string | undefined;
}

export interface Session {
  /** While a stored token is being checked, nobody knows yet who the user is. */
  checking: boolean;
  /** Why it could not be checked until now: a sentence; it is tried again by itself, and with `checkAgain`. */
  unanswered: string | null;
  checkAgain: () => Promise<void>;
  user: User;
  role: Role;
  /** The session ended without this tab having signed out: by its age, or elsewhere. */
  ended: boolean;
  /** Signs in and loads the user. Throws what the call throws. */
  signIn: (email: string, password: string) => Promise<void>;
  /** Takes over a sign-in that a call has handed out, and loads the user. Throws what that throws; the sign-in stays. */
  enter: (given: GivenSignIn) => Promise<void>;
  /** Ends the sign-in here at once, and on the server as soon as it answers. */
  signOut: () => Promise<void>;
  /** Reads again who is signed in, after something changed what they are called. */
  reloadUser: () => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
};
