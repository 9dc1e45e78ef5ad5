// @vitest-environment happy-dom
import type { Location, NavigationKind } from './paths.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Scroll from './scroll.ts';

let scroll: typeof Scroll;
let height: number;
let grow: () => void;

const at = (key: string, pathname: string): Location => ({
  key,
  pathname,
  search: '',
  hash: '',
  state: null,
});

const list = at('a', '/list');
const detail = at('b', '/detail');

/** Goes on, and shows it. */
const go = (to: Location, action: NavigationKind): void => {
  scroll.keepScroll(to, action);
  scroll.restoreScroll(to, action);
};

/** What the browser does: as far as the page goes. */
const scrollTo = (y: number): void => {
  Object.assign(window, { scrollY: Math.max(0, Math.min(y, height - 800)) });
};

const load = async (type: string) => {
  vi.resetModules();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type } as unknown as PerformanceEntry,
  ]);
  scroll = await import('./scroll.ts');
  scrollTo(0);
  scroll.beginScroll(list);
  scroll.restoreScroll(list, 'pop');
};

beforeEach(async () => {
  height = 4000;
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', (_x: number, y: number) => scrollTo(y));
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        grow = told;
      }
      observe() {
        grow();
      }
      disconnect() {
        grow = () => undefined;
      }
    },
  );
  await load('navigate');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('another screen begins at its top, a step back leads to where one was', () => {
  scrollTo(900);
  go(detail, 'push');
  expect(window.scrollY).toBe(0);
  go(list, 'pop');
  expect(window.scrollY).toBe(900);
});

test('a list that comes late is scrolled once it is long enough, and its open row does not move it', () => {
  scrollTo(2000);
  go(detail, 'push');
  height = 1000;
  go(list, 'pop');
  expect(window.scrollY).toBe(200);
  expect(scroll.comesBack()).toBe(true);
  height = 4000;
  grow();
  expect(window.scrollY).toBe(2000);
  expect(scroll.comesBack()).toBe(false);
});

test('who scrolls meanwhile stays where they are', () => {
  scrollTo(2000);
  go(detail, 'push');
  height = 1000;
  go(list, 'pop');
  window.dispatchEvent(new Event('wheel'));
  height = 4000;
  grow();
  expect(window.scrollY).toBe(200);
});

test('a reload leads to where one was, a new visit of the same page to its top', async () => {
  scrollTo(900);
  window.dispatchEvent(new Event('pagehide'));
  await load('reload');
  expect(window.scrollY).toBe(900);
  window.dispatchEvent(new Event('pagehide'));
  await load('navigate');
  expect(window.scrollY).toBe(0);
  expect(scroll.comesBack()).toBe(false);
});

test('a change of the query alone stays where it is', () => {
  scrollTo(700);
  go(at('c', '/list'), 'replace');
  expect(window.scrollY).toBe(700);
});
