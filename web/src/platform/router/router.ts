import { createContext, use, useCallback } from 'react';
import type { Location, To } from './paths.ts';

export interface Navigator {
  createHref: (to: To) => string;
  push: (to: To, state?: unknown) => void;
  replace: (to: To, state?: unknown) => void;
}

/** What the router above tells: the entry on show, and how to leave it. */
export const RouterContext = createContext<{ location: Location; navigator: Navigator } | null>(
  null,
);

/** What stands in the address of the screen in the places of its pattern's names. */
export const ParamsContext = createContext<Record<string, string>>({});

const useRouter = () => {
  const router = use(RouterContext);
  if (!router) throw new Error('There is no router above.');
  return router;
};

export const useNavigator = (): Navigator => useRouter().navigator;

export const useLocation = (): Location => useRouter().location;

export const useParams = (): Partial<Record<string, string>> => use(ParamsContext);

export interface NavigateOptions {
  /** In the place of the entry on show. */
  replace?: boolean;
  /** Kept with the entry. */
  state?: unknown;
}

export type Navigate = (to: To, options?: NavigateOptions) => void;

/** Goes to an address; the same function for as long as the router is the same. */
export const useNavigate = (): Navigate => {
  const navigator = useNavigator();
  return useCallback(
    (to, { replace = false, state } = {}) => navigator[replace ? 'replace' : 'push'](to, state),
    [navigator],
  );
};
