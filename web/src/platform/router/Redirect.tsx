import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from './router.ts';

/** Goes elsewhere, in the place of the address that was asked for. */
export const Redirect = ({ to, state }: { to: string; state?: unknown }) => {
  const navigate = useNavigate();
  const leave = useEffectEvent(() => navigate(to, { replace: true, state }));
  useEffect(() => leave(), []);
  return null;
};
