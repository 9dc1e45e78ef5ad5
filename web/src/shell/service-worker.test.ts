// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { startServiceWorker } from './service-worker.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('a new build is looked for every ten minutes, also after a look that came late', async () => {
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  const update = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const serviceWorker = Object.assign(new EventTarget(), {
    register: () => Promise.resolve({ update }),
    ready: Promise.resolve({ active: null }),
  });
  vi.stubGlobal('navigator', { serviceWorker });
  startServiceWorker();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(update).toHaveBeenCalledTimes(1);
  // The clock says less than ten minutes at the next look.
  vi.setSystemTime(Date.now() - 5);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(update).toHaveBeenCalledTimes(2);
  // Who comes back to the tab within that time asks for nothing more.
  document.dispatchEvent(new Event('visibilitychange'));
  expect(update).toHaveBeenCalledTimes(2);
});
