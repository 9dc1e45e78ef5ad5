import { startTransition, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { mayLeave } from '../platform/router/unsaved.ts';
import { useSession } from '../platform/session/session.ts';

/** Signs out and goes home, as `Déconnexion` does wherever it stands. */
export const useSignOut = (): (() => void) => {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return useCallback(() => {
    const leave = () => {
      // In one step: the screens of the account would send a visitor to /login.
      startTransition(() => {
        void navigate('/');
        void signOut();
      });
    };
    if (mayLeave(leave)) leave();
  }, [navigate, signOut]);
};
