import { startTransition, useCallback } from 'react';
import { useNavigate } from '../platform/router/router.ts';
import { mayLeave } from '../platform/router/unsaved.ts';
import { useSession } from '../platform/session/session.ts';

/** Signs out and goes to the sign-in page, as `Déconnexion` does wherever it stands. */
export const useSignOut = (): (() => void) => {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return useCallback(() => {
    const leave = () => {
      // In one step: the screens of the account would send the visitor to /login as somebody who comes back to them.
      startTransition(() => {
        navigate('/login');
        void signOut();
      });
    };
    if (mayLeave(leave)) leave();
  }, [navigate, signOut]);
};
