import { startTransition, useCallback } from 'react';
import { waitingAnswers } from '../platform/offline/waiting-calls.ts';
import { useNavigate } from '../platform/router/router.ts';
import { leaveAfterAsking } from '../platform/router/unsaved.ts';
import { useSession } from '../platform/session/session.ts';

/** Signs out and goes to the sign-in page, as `Déconnexion` does wherever it stands. */
export const useSignOut = (): (() => void) => {
  const { signOut, user } = useSession();
  const navigate = useNavigate();
  return useCallback(() => {
    const unsent = waitingAnswers(user.email).some(({ refused }) => refused === undefined);
    leaveAfterAsking(() => {
      // In one step: the screens of the account would send the visitor to /login as somebody who comes back to them.
      startTransition(() => {
        navigate('/login');
        void signOut();
      });
    }, unsent);
  }, [navigate, signOut, user.email]);
};
