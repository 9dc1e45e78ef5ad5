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

/**
 * Asked before the address changes: true lets it. Else what to do in its place, once the address is that of the screen
 * again; `proceed` is to be called when it may go on.
 */
export type Guard = (change: {
  from: Location;
  to: Location;
  /** A step back through the history. */
  back: boolean;
  proceed: () => void;
}) => true | (() => void);

interface Entry {
  usr: unknown;
  key: string;
  idx: number;
}

const newKey = (): string => Math.random().toString(36).slice(2, 10);

const entry = (): Entry | null => window.history.state as Entry | null;

/** A step back leads to another screen of the product. */
export const hasEntryBefore = (): boolean => (entry()?.idx ?? 0) > 0;

let hasBelow = false;

/**
 * What opens on the entry that one came to Tandem by gets a second one for itself: no page may hold a step that leaves it.
 * Where nobody has pressed a key or touched the page, browsers pass over what it adds by itself, and leave all the same.
 */
export const keepBelow = (): void => {
  const first = entry();
  if (hasBelow || first?.idx) return;
  hasBelow = true;
  window.history.replaceState({ ...first, idx: -1 }, '');
  window.history.pushState({ ...first, idx: 0 }, '');
};

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
  /** The next step through the history goes on with one that was held: nobody is asked again. */
  redoing: boolean;
  /** A held step is being undone: what is to be done once the address is that of the screen again. */
  undone: (() => void) | null;
  settling: ReturnType<typeof setTimeout> | undefined;
}

/** In milliseconds: how long the step that undoes another may take once the user has taken a further one. */
const settlingTime = 100;

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
  const { guard, shown, undone } = state;
  if (undone) {
    state.undone = () => {
      undone();
      change(state, kind, to, usr);
    };
    return;
  }
  const location = locationOf(to, usr);
  const go = () => write(state, kind, location);
  const answer = guard?.({ from: shown, to: location, back: false, proceed: go }) ?? true;
  if (answer === true) go();
  else answer();
};

/** True where a step through the history may be shown, else what to do in its place. */
const answerTo = (state: State, delta: number): ReturnType<Guard> => {
  const ask = state.redoing ? null : state.guard;
  state.redoing = false;
  if (!ask || delta === 0) return true;
  const proceed = () => {
    state.redoing = true;
    window.history.go(delta);
  };
  return ask({ from: state.shown, to: currentLocation(), back: delta < 0, proceed });
};

/** The address is on its way back to that of the screen. */
const settle = (state: State, undone: () => void, next: number): void => {
  clearTimeout(state.settling);
  if (next === state.index) {
    state.undone = null;
    undone();
    return;
  }
  // A further step of the user's came first. Some browsers then drop ours, others still take it.
  state.settling = setTimeout(() => window.history.go(state.index - next), settlingTime);
};

/** The entry below is no place to stay: with nothing open, a step back goes on past it; one from further on leads to its like. */
const passBelow = (state: State): void => {
  if (state.index > 0) {
    window.history.go(1);
    return;
  }
  hasBelow = false;
  window.history.replaceState({ ...entry(), idx: 0 }, '', createPath(state.shown));
  window.history.go(-1);
};

const onPop = (state: State): void => {
  // An address typed by hand or an anchor on the page makes an entry without our state.
  if (entry()?.idx === undefined)
    window.history.replaceState({ usr: null, key: newKey(), idx: state.index + 1 }, '');
  const next = entry()?.idx ?? 0;
  if (state.undone) {
    settle(state, state.undone, next);
    return;
  }
  const answer = answerTo(state, next - state.index);
  if (answer !== true) {
    state.undone = answer;
    window.history.go(state.index - next);
    return;
  }
  if (next < 0) {
    passBelow(state);
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
    redoing: false,
    undone: null,
    settling: undefined,
  };
  hasBelow = false;
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
