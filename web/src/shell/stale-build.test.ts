// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { reloadWhenBuildIsGone } from './stale-build.ts';

const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
reloadWhenBuildIsGone();

/** A page of this build asks for code that is gone; whether it reloads. */
const reloads = (build: string): boolean => {
  // What is there as something else is not fetched.
  document.head.innerHTML = `<script type="text/plain" src="/assets/${build}.js"></script>`;
  document.querySelector('script')?.setAttribute('type', 'module');
  reload.mockClear();
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  return reload.mock.calls.length === 1;
};

beforeEach(() => sessionStorage.clear());

test('each deployment under an open tab reloads it once, at the same address too', () => {
  expect([reloads('a'), reloads('a'), reloads('b'), reloads('b')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('while two builds are served at once it does not reload for ever', () => {
  // What an earlier version of the product has left there is no list.
  sessionStorage.setItem('reloaded-for', '/assets/x.js https://exemple.fr/');
  expect([reloads('a'), reloads('b'), reloads('a'), reloads('b')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
