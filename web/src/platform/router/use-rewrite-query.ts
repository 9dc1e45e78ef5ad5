import { useCallback } from 'react';
import { useNavigate } from './router.ts';

/**
 * Rewrites the query of the address in its place. What it is given is the query as it is by now: several parts of a page
 * write into it, and one that was drawn a moment ago does not know what another has written since.
 */
export const useRewriteQuery = (): ((rewrite: (search: string) => string) => void) => {
  const navigate = useNavigate();
  return useCallback(
    (rewrite) => {
      const { pathname, search, hash } = window.location;
      navigate({ pathname, search: rewrite(search), hash }, { replace: true });
    },
    [navigate],
  );
};
