import { expect, test } from 'vitest';
import { isAboutToLapse } from './lapse.ts';

const now = 1_800_000_000_000;
const tokenUntil = (exp: number): string =>
  `head.${Buffer.from(JSON.stringify({ sub: '7', exp })).toString('base64url')}.signature`;

test('a token is renewed from shortly before its end on', () => {
  expect(isAboutToLapse(tokenUntil(now / 1000 + 300), now)).toBe(false);
  expect(isAboutToLapse(tokenUntil(now / 1000 + 5), now)).toBe(true);
  expect(isAboutToLapse(tokenUntil(now / 1000 - 600), now)).toBe(true);
});

test('what tells no end is left to the server', () => {
  for (const odd of ['', 'old', 'a.b.c', `a.${btoa('null')}.c`, `a.${btoa('{}')}.c`])
    expect(isAboutToLapse(odd, now)).toBe(false);
});
