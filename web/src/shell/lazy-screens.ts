import type { ComponentType, LazyExoticComponent } from 'react';
import { matchPath } from '../platform/router/paths.ts';
import { loadDataArea } from '../platform/data/load-data-area.ts';
import type { Who } from '../platform/session/access.ts';
import { routes, type ScreenRoute } from '../routes.ts';
import { lazyPart } from '../ui/feedback/lazy-part.ts';

export interface LazyScreen {
  path: string;
  who: Who;
  light: boolean;
  Screen: LazyExoticComponent<ComponentType>;
  preload: () => void;
}

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

const lazyScreens: readonly LazyScreen[] = routes.filter(hasScreen).map(lazyScreen);

/** The first screen whose path agrees with an address, and what stands there in the places of the path's names. */
export const screenAt = (
  pathname: string,
): { screen: LazyScreen; params: Record<string, string> } | null => {
  for (const screen of lazyScreens) {
    const params = matchPath(screen.path, pathname);
    if (params) return { screen, params };
  }
  return null;
};

/** Fetches the code of the screen at a path. */
export const fetchScreen = (pathname: string): void => {
  const { screen } = screenAt(pathname) ?? {};
  if (screen && screen.path !== '*') screen.preload();
};
