import {
  createPath,
  parsePath,
  type Location,
  type NavigationKind,
  type Path,
  type To,
} from './paths.ts';
import type { Navigator } from './router.ts';

/**
 * The browser's history as entries that screens are told of, with a guard that may hold a navigation back (decision 0009).
 */
export interface Update {
  action: NavigationKind;
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

/** A step back leads to another screen of the product. */
export const hasEntryBefore = (): boolean => (entry()?.idx ?? 0) > 0;

const currentLocation = (): Location => {
  const { pathname, search, hash } = window.location;
  const state = entry();
  return { pathname, search, hash, state: state?.usr ?? null, key: state?.key ?? 'default' };
};

/** The school year that one looks at goes along from screen to screen. */
const stays = 'session';

/** A link to another screen keeps what stays, unless it says otherwise. */
const withWhatStays = (to: To): Partial<Path> => {
  const parts = typeof to === 'string' ? parsePath(to) : to;
  const kept = new URLSearchParams(window.location.search).get(stays);
  if (kept === null || !parts.pathname || parts.pathname === window.location.pathname) return parts;
  const query = new URLSearchParams(parts.search);
  if (!query.has(stays)) query.set(stays, kept);
  return { ...parts, search: `?${query}` };
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

interface State {
  index: number;
  action: NavigationKind;
  /** What is on show; after a step back the address is another already. */
  shown: Location;
  guard: Guard | null;
  listener: ((update: Update) => void) | null;
  /** Steps through the history that this file takes itself: back after a held navigation, then on. */
  expected: 'undo' | 'redo' | null;
}

const tell = (state: State, next: NavigationKind): void => {
  state.action = next;
  state.shown = currentLocation();
  state.listener?.({ action: next, location: state.shown });
};

const write = (state: State, kind: NavigationKind, location: Location): void => {
  if (kind === 'push') state.index += 1;
  const kept: Entry = { usr: location.state, key: location.key, idx: state.index };
  if (kind === 'push') window.history.pushState(kept, '', createPath(location));
  else window.history.replaceState(kept, '', createPath(location));
  tell(state, kind);
};

const change = (state: State, kind: NavigationKind, to: To, usr: unknown): void => {
  const location = locationOf(to, usr);
  const go = () => write(state, kind, location);
  const { guard, shown } = state;
  if (!guard || guard({ from: shown, to: location, back: false, proceed: go })) go();
};

/** True where a step through the history may be shown; a guard that holds it gets the means to go on. */
const mayStep = (state: State, delta: number): boolean => {
  const ask = state.expected === 'redo' ? null : state.guard;
  state.expected = null;
  if (!ask || delta === 0) return true;
  const proceed = () => {
    state.expected = 'redo';
    window.history.go(delta);
  };
  return ask({ from: state.shown, to: currentLocation(), back: delta < 0, proceed });
};

const onPop = (state: State): void => {
  // An address typed by hand or an anchor on the page makes an entry without our state.
  if (entry()?.idx === undefined)
    window.history.replaceState({ usr: null, key: newKey(), idx: state.index + 1 }, '');
  const next = entry()?.idx ?? 0;
  const delta = next - state.index;
  if (state.expected === 'undo') {
    state.expected = null;
    return;
  }
  if (!mayStep(state, delta)) {
    state.expected = 'undo';
    window.history.go(-delta);
    return;
  }
  state.index = next;
  tell(state, 'pop');
};

export const createHistory = () => {
  const state: State = {
    index: entry()?.idx ?? 0,
    action: 'pop',
    shown: currentLocation(),
    guard: null,
    listener: null,
    expected: null,
  };
  if (entry()?.idx === undefined)
    window.history.replaceState({ ...entry(), key: 'default', idx: 0 }, '');
  window.addEventListener('popstate', () => onPop(state));

  const navigator: Navigator = {
    createHref: (to) => createPath(withWhatStays(to)),
    push: (to, usr) => change(state, 'push', withWhatStays(to), usr),
    replace: (to, usr) => change(state, 'replace', to, usr),
  };
  return {
    navigator,
    current: (): Update => ({ action: state.action, location: state.shown }),
    listen: (heard: (update: Update) => void) => {
      state.listener = heard;
      return () => {
        state.listener = null;
      };
    },
    /** Sets the one guard; returns what takes it away. */
    guard: (asked: Guard) => {
      state.guard = asked;
      return () => {
        if (state.guard === asked) state.guard = null;
      };
    },
  };
};

export type GuardedHistory = ReturnType<typeof createHistory>;
