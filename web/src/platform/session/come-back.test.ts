import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAnewForOthers } from './come-back.ts';
import { storeTokens } from './sign-in-tokens.ts';

const style = { visibility: '' };
const reload = vi.fn<() => void>();
let page: EventTarget;

beforeEach(() => {
  page = Object.assign(new EventTarget(), { location: { reload } });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { documentElement: { style } });
  style.visibility = '';
  reload.mockClear();
  storeTokens({ access: 'a', refresh: 'of Zoé' });
  readAnewForOthers();
});

afterEach(() => {
  storeTokens(null);
  vi.unstubAllGlobals();
});

const leave = () => page.dispatchEvent(new Event('pagehide'));
const comeBack = (persisted = true) =>
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test.each([
  ['somebody else has signed in', { access: 'b', refresh: 'of Ali' }],
  ['they have signed out', null],
])('a frozen page is neither shown nor kept once %s', (_what, tokens) => {
  leave();
  storeTokens(tokens);
  comeBack();
  expect([style.visibility, reload.mock.calls.length]).toEqual(['hidden', 1]);
});

test('their own is, also after a sign-in that began in it and with a fresh token', () => {
  storeTokens({ access: 'c', refresh: 'of Ali' });
  leave();
  storeTokens({ access: 'd', refresh: 'of Ali' });
  comeBack();
  expect([style.visibility, reload.mock.calls.length]).toEqual(['', 0]);
});

test('a page that was loaded anew is left alone', () => {
  leave();
  storeTokens(null);
  comeBack(false);
  expect(reload.mock.calls.length).toBe(0);
});
