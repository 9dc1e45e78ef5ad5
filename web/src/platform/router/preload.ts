/** Fetches the code of the screen at a path; set by what knows the screens. */
type Fetch = (pathname: string) => void;

let fetchScreen: Fetch = () => undefined;

/** Tells how the code of a screen is fetched, so that a link need not know the screens. */
export const preloadWith = (fetch: Fetch): void => {
  fetchScreen = fetch;
};

/** Fetches the code of the screen at an address before it is asked for. */
export const preloadAddress = (address: string): void =>
  fetchScreen(address.replace(/[?#].*$/, '') || '/');

/** Does what can wait once the browser has nothing better to do, if ever; calls it off by what it gives back. */
export const whenIdle = (work: () => void): (() => void) => {
  // Safari knows no idle callbacks yet.
  if (!('requestIdleCallback' in window)) return () => undefined;
  const handle = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(handle);
};

/** Fetches the code of the screen at an address once there is nothing better to do. */
export const preloadWhenIdle = (address: string): (() => void) =>
  whenIdle(() => preloadAddress(address));
