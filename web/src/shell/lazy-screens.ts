import type { ComponentType, LazyExoticComponent } from 'react';
import { matchPath } from 'react-router';
import { routes, type ScreenRoute, type Who } from '../routes.ts';
import { lazyPart } from '../ui/feedback/lazy-part.ts';

export interface LazyScreen {
  path: string;
  who: Who;
  light: boolean;
  Screen: LazyExoticComponent<ComponentType>;
  preload: () => void;
}

export const loadDataArea = () => import('../platform/data/DataArea.tsx');

const lazyScreen = (
  route: ScreenRoute & { load: NonNullable<ScreenRoute['load']> },
): LazyScreen => {
  const { path, who, load, light = false } = route;
  return {
    path,
    who,
    light,
    Screen: lazyPart(load),
    // A failed preload is no failure yet: the screen is asked for again when it is shown.
    preload: () => {
      load().catch(() => undefined);
      if (!light) loadDataArea().catch(() => undefined);
    },
  };
};

const hasScreen = (
  route: ScreenRoute,
): route is ScreenRoute & { load: NonNullable<ScreenRoute['load']> } => route.load !== undefined;

/** The screens that are served, most specific path first as React Router ranks them by itself. */
export const lazyScreens: readonly LazyScreen[] = routes.filter(hasScreen).map(lazyScreen);

/** Fetches the code of the screen at an address before it is asked for. */
export const preloadAddress = (address: string): void => {
  const pathname = address.replace(/[?#].*$/, '') || '/';
  lazyScreens
    .find(({ path }) => path !== '*' && matchPath({ path, end: true }, pathname))
    ?.preload();
};

/** The same, once the browser has nothing better to do. */
export const preloadWhenIdle = (address: string): (() => void) => {
  // Safari knows no idle callbacks yet.
  if (!('requestIdleCallback' in window)) return () => undefined;
  const handle = window.requestIdleCallback(() => preloadAddress(address));
  return () => window.cancelIdleCallback(handle);
};
