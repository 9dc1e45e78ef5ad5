import { afterEach, expect, test, vi } from 'vitest';
import { leaveForNextSignIn, leftByPastSignIns } from './device.ts';
import { storeTokens } from './sign-in-tokens.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const stubStorage = () => {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
};

test('a browser stays known when one signs out', () => {
  stubStorage();
  expect(leftByPastSignIns()).toBe('');
  leaveForNextSignIn('first');
  storeTokens({ access: 'a', refresh: 'r' });
  storeTokens(null);
  expect(leftByPastSignIns()).toBe('first');
  leaveForNextSignIn('second');
  leaveForNextSignIn(undefined);
  expect(leftByPastSignIns()).toBe('second');
});

test('a browser that refuses storage is a new one each time', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  leaveForNextSignIn('first');
  expect(leftByPastSignIns()).toBe('');
});
