import { startTransition, useCallback } from 'react';
import { useNavigate } from '../platform/router/router.ts';
import { leaveAfterAsking } from '../platform/router/unsaved.ts';
import { useSession } from '../platform/session/session.ts';

/** Signs out and goes to the sign-in page, as `Déconnexion` does wherever it stands. */
export const useSignOut = (): (() => void) => {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return useCallback(() => {
    leaveAfterAsking(() => {
      // In one step: the screens of the account would send the visitor to /login as somebody who comes back to them.
      startTransition(() => {
        navigate('/login');
        void signOut();
      });
    });
  }, [navigate, signOut]);
};
