import { NavigationType, type Location } from 'react-router';

/** How far down each entry of the history was scrolled when it was left, by the entry's key. */
const positions = new Map<string, number>();

let shown: { key: string; pathname: string } | null = null;

/** Remembers how far the entry on show is scrolled; called before another takes its place. */
export const keepScroll = (): void => {
  if (shown) positions.set(shown.key, window.scrollY);
};

/** Scrolls as the entry that now shows wants it. A change of the query alone (filters, sorts) stays where it is. */
export const restoreScroll = (location: Location, action: NavigationType): void => {
  const before = shown;
  shown = { key: location.key, pathname: location.pathname };
  if (!before) return;
  if (action === NavigationType.Pop) window.scrollTo(0, positions.get(location.key) ?? 0);
  else if (before.pathname !== location.pathname || location.hash) window.scrollTo(0, 0);
};
