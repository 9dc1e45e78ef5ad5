import {
  createPath,
  NavigationType,
  parsePath,
  type Location,
  type Navigator,
  type To,
} from 'react-router';

/**
 * The browser's history as React Router's <Router> wants it, with what its declarative router lacks: a guard that may
 * hold a navigation back (decision 0200).
 */
export interface Update {
  action: NavigationType;
  location: Location;
}

/** Asked before the address changes: true lets it; false keeps `proceed`, to be called when it may. */
export type Guard = (change: {
  from: Location;
  to: Location;
  /** A step back through the history. */
  back: boolean;
  proceed: () => void;
}) => boolean;

interface Entry {
  usr: unknown;
  key: string;
  idx: number;
}

const newKey = (): string => Math.random().toString(36).slice(2, 10);

const entry = (): Entry | null => window.history.state as Entry | null;

const currentLocation = (): Location => {
  const { pathname, search, hash } = window.location;
  const state = entry();
  return { pathname, search, hash, state: state?.usr ?? null, key: state?.key ?? 'default' };
};

const locationOf = (to: To, state: unknown): Location => {
  const { pathname, search, hash } = window.location;
  const parts = typeof to === 'string' ? parsePath(to) : to;
  return {
    pathname: parts.pathname ?? pathname,
    search:
      parts.search ?? (parts.pathname === undefined && parts.hash !== undefined ? search : ''),
    hash: parts.hash ?? (parts.pathname === undefined ? hash : ''),
    state,
    key: newKey(),
  };
};

export const createHistory = () => {
  let index = entry()?.idx ?? 0;
  let action = NavigationType.Pop;
  /** What is on show; after a step back the address is another already. */
  let shown = currentLocation();
  let guard: Guard | null = null;
  let listener: ((update: Update) => void) | null = null;
  /** Steps through the history that this file takes itself: back after a held navigation, then on. */
  let expected: 'undo' | 'redo' | null = null;

  if (entry()?.idx === undefined)
    window.history.replaceState({ ...entry(), key: 'default', idx: 0 }, '');

  const tell = (next: NavigationType) => {
    action = next;
    shown = currentLocation();
    listener?.({ action, location: shown });
  };

  const change = (kind: NavigationType, to: To, state: unknown): void => {
    const location = locationOf(to, state);
    const go = () => {
      if (kind === NavigationType.Push) index += 1;
      const kept: Entry = { usr: location.state, key: location.key, idx: index };
      if (kind === NavigationType.Push) window.history.pushState(kept, '', createPath(location));
      else window.history.replaceState(kept, '', createPath(location));
      tell(kind);
    };
    if (!guard || guard({ from: shown, to: location, back: false, proceed: go })) go();
  };

  const onPop = () => {
    // An address typed by hand or an anchor on the page makes an entry without our state.
    if (entry()?.idx === undefined)
      window.history.replaceState({ usr: null, key: newKey(), idx: index + 1 }, '');
    const next = entry()?.idx ?? 0;
    const delta = next - index;
    if (expected === 'undo') {
      expected = null;
      return;
    }
    const ask = expected === 'redo' ? null : guard;
    expected = null;
    const proceed = () => {
      expected = 'redo';
      window.history.go(delta);
    };
    const to = currentLocation();
    if (ask && delta !== 0 && !ask({ from: shown, to, back: delta < 0, proceed })) {
      expected = 'undo';
      window.history.go(-delta);
      return;
    }
    index = next;
    tell(NavigationType.Pop);
  };
  window.addEventListener('popstate', onPop);

  const navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (delta) => window.history.go(delta),
    push: (to, state) => change(NavigationType.Push, to, state),
    replace: (to, state) => change(NavigationType.Replace, to, state),
  };

  return {
    navigator,
    current: (): Update => ({ action, location: shown }),
    listen: (heard: (update: Update) => void) => {
      listener = heard;
      return () => {
        listener = null;
      };
    },
    /** Sets the one guard; returns what takes it away. */
    guard: (asked: Guard) => {
      guard = asked;
      return () => {
        if (guard === asked) guard = null;
      };
    },
  };
};

export type GuardedHistory = ReturnType<typeof createHistory>;
