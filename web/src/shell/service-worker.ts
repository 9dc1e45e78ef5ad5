/** Milliseconds between looks for a new build. */
const pause = 600_000;

/** A look that came late would have the next one, on time again, skipped. */
const grace = 60_000;

const fetchedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));

/** Whether the server's page is made of other files than this one. */
const isRenewed = async (): Promise<boolean> => {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const answer = await fetch('/', { cache: 'no-store' });
  return answer.ok && own !== undefined && own !== null && !(await answer.text()).includes(own);
};

let renewed = false;
const listeners = new Set<() => void>();

/** Whether the server has another build than this page. */
export const hasNewBuild = (): boolean => renewed;

/** Calls `changed` when it has; returns what ends that. */
export const onNewBuild = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

const tellOfNewBuild = async (): Promise<void> => {
  if (renewed || !(await isRenewed())) return;
  renewed = true;
  for (const listener of listeners) listener();
};

/**
 * Has the worker keep the built files, so that the product opens without a network, and says when there is a new build: the
 * old one's files are served on for a day, and nothing is reloaded under who is typing.
 */
export const startServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const start = async (): Promise<void> => {
    const registration = await serviceWorker.register('/sw.js');
    const isNew = registration.active === null;
    const { active } = await serviceWorker.ready;
    active?.postMessage(fetchedFiles());
    // The page of a first visit has just come: no other build can be there when its own worker takes over.
    let isFirst = isNew && serviceWorker.controller === null;
    serviceWorker.addEventListener('controllerchange', () => {
      serviceWorker.controller?.postMessage(fetchedFiles());
      if (!isFirst) void tellOfNewBuild().catch(() => undefined);
      isFirst = false;
    });
    let lookedAt = Date.now();
    const look = () => {
      // A tab in the back looks once somebody comes back to it.
      if (document.visibilityState !== 'visible' || Date.now() - lookedAt < pause - grace) return;
      lookedAt = Date.now();
      void registration.update().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    window.setInterval(look, pause);
  };
  // A browser that refuses workers, or is private, works without.
  const begin = () => void start().catch(() => undefined);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
};
