import { expect, test } from 'vitest';
import { isToldAtOnce, mayWriteAgain, sentBefore } from './conversation.ts';

const now = new Date('2026-11-23T09:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const many = (count: number, minutes: number) => Array.from({ length: count }, () => ago(minutes));

test.each([
  [[], true],
  [many(19, 1), true],
  [many(20, 1), false],
  [many(20, 10), true],
  [many(199, 600), true],
  [many(200, 600), false],
  [many(300, 1440), true],
])('who has written %j', (written, may) => {
  expect(mayWriteAgain(written, now)).toBe(may);
});

test.each([
  [[], true],
  [[ago(5)], false],
  [[ago(5), ago(3000)], false],
  [[ago(1440)], true],
])('who has not read %j', (unread, told) => {
  expect(
    isToldAtOnce(
      unread.map((at) => ({ at })),
      now,
    ),
  ).toBe(told);
});

test.each([
  ['Bonjour', 0, undefined, true],
  ['Bonjour', 0.6, undefined, false],
  ['Bonsoir', 0, undefined, false],
  ['Bonjour', 600, 'A1', true],
  ['Bonjour', 0, 'b2', false],
])('%s after %s minutes, with the key %s', (text, minutes, key, is) => {
  const first = { text: 'Bonjour', at: ago(minutes), key: 'a1' };
  expect(sentBefore([first], { text, at: now, key })).toBe(is ? first : undefined);
});
