import type { Location, NavigationKind } from './paths.ts';

type Place = Pick<Location, 'key' | 'pathname'>;

/** In the session's storage: a reload, or a page of another site that one comes back from, begins with nothing in memory. */
const storeName = 'places';

/** More entries of one tab's history than anybody goes back through. */
const most = 50;

/** Milliseconds that a list may take to come before its place is given up. */
const patience = 5000;

/** What the reader does when they scroll themselves. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const readPlaces = (): Map<string, number> => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storeName) ?? '[]');
    return new Map(Array.isArray(stored) ? (stored as [string, number][]) : []);
  } catch {
    return new Map();
  }
};

/** Of a first entry the key is always the same: the path tells it from that of another page. */
const nameOf = ({ key, pathname }: Place): string => `${key} ${pathname}`;

/** A page that is opened anew begins at its top, one that is loaded again where it was. */
const isLoadedAgain = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
};

/** How far down each entry of the history was scrolled when it was left. */
const places = readPlaces();

let shown: Place | null = null;
let coming = false;
let stop: (() => void) | null = null;

const note = (): void => {
  if (!shown) return;
  const name = nameOf(shown);
  places.delete(name);
  places.set(name, window.scrollY);
};

const store = (): void => {
  note();
  try {
    sessionStorage.setItem(storeName, JSON.stringify([...places].slice(-most)));
  } catch {
    // A device without room: the page begins at its top.
  }
};

/** Scrolls there as soon as the page is long enough, unless the reader moves first. */
const scrollOnceThere = (wanted: number): void => {
  const tries = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight < wanted + window.innerHeight) return;
    window.scrollTo(0, wanted);
    stop?.();
  });
  const end = () => stop?.();
  const timer = setTimeout(end, patience);
  for (const move of ownMoves) window.addEventListener(move, end, { passive: true });
  stop = () => {
    tries.disconnect();
    clearTimeout(timer);
    for (const move of ownMoves) window.removeEventListener(move, end);
    stop = null;
    coming = false;
  };
  window.scrollTo(0, wanted);
  tries.observe(document.body);
};

/** To be called once, with the entry that the page begins with: from then on places are kept here, not by the browser. */
export const beginScroll = (location: Place): void => {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', store);
  coming = isLoadedAgain() && places.has(nameOf(location));
};

/** Remembers how far the entry on show is scrolled; called before another takes its place. */
export const keepScroll = (next: Place, action: NavigationKind): void => {
  stop?.();
  note();
  coming = action === 'pop' && places.has(nameOf(next));
};

/** Whether the reader is on their way back to where they were on the entry that shows: nothing else moves it then. */
export const comesBack = (): boolean => coming;

/** Scrolls as the entry that now shows wants it. A change of the query alone (filters, sorts) stays where it is. */
export const restoreScroll = (location: Location, action: NavigationKind): void => {
  const before = shown;
  shown = { key: location.key, pathname: location.pathname };
  const moved = before !== null && before.pathname !== location.pathname;
  if (coming) scrollOnceThere(places.get(nameOf(location)) ?? 0);
  else if (action === 'pop' ? before !== null : moved || location.hash) window.scrollTo(0, 0);
};
