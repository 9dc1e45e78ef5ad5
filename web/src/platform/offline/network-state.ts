/** Since when what is on show may be old: the time of the oldest answer that was shown for want of a network. */
let shownFrom: number | null = null;

const listeners = new Set<() => void>();

const tell = (at: number | null): void => {
  if (at === shownFrom) return;
  shownFrom = at;
  for (const listener of listeners) listener();
};

/** An answer that was kept at that time stands on the screen. */
export const noteKeptShown = (at: number): void => tell(Math.min(at, shownFrom ?? at));

/** The server has answered. */
export const noteAnswered = (): void => tell(null);

/** Milliseconds; null where the screen shows what the server has said. */
export const keptShownFrom = (): number | null => shownFrom;

/** Calls `changed` when that, or the connection, changes; returns what ends it. */
export const onNetworkState = (changed: () => void): (() => void) => {
  listeners.add(changed);
  for (const event of ['online', 'offline']) globalThis.addEventListener?.(event, changed);
  return () => {
    listeners.delete(changed);
    for (const event of ['online', 'offline']) globalThis.removeEventListener?.(event, changed);
  };
};
