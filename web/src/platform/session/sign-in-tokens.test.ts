import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onTokensChange, storedTokens, storeTokens } from './sign-in-tokens.ts';

class Storage {
  readonly entries = new Map<string, string>();
  getItem = (key: string) => this.entries.get(key) ?? null;
  setItem = (key: string, value: string) => this.entries.set(key, value);
  removeItem = (key: string) => this.entries.delete(key);
}

let storage: Storage;

beforeEach(() => {
  storage = new Storage();
  vi.stubGlobal('localStorage', storage);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const tokens = { access: 'a', refresh: 'r' };

test('keeps both tokens as entries of their own and together', () => {
  storeTokens(tokens);
  expect(Object.fromEntries(storage.entries)).toEqual({
    access: 'a',
    refresh: 'r',
    tokens: JSON.stringify(tokens),
  });
});

test('forgets all entries at once', () => {
  storeTokens(tokens);
  storeTokens(null);
  expect(storage.entries.size).toBe(0);
  expect(storedTokens()).toBeNull();
});

test('tells of changes until it is no longer listened to', () => {
  const heard = vi.fn<(tokens: unknown) => void>();
  const stop = onTokensChange(heard);
  storeTokens(tokens);
  stop();
  storeTokens(null);
  expect(heard.mock.calls).toEqual([[tokens]]);
});

test('serves from memory where the browser refuses storage', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('refused');
    },
  });
  storeTokens(tokens);
  expect(storedTokens()).toEqual(tokens);
  storeTokens(null);
  expect(storedTokens()).toBeNull();
});
