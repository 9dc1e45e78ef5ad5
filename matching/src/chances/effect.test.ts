import { expect, test } from 'vitest';
import { effectOf, isBetter, isWorthTelling } from './effect.ts';

const totals = (of: Record<number, number>) =>
  new Map(Object.entries(of).map(([id, total]) => [Number(id), total]));

const now = totals({ 1: 480, 2: 300, 3: 200 });

test('what a change brings is counted over what there is now and what there would be', () => {
  expect(effectOf(now, totals({ 1: 470, 2: 315, 3: 205, 4: 610 }))).toEqual({
    gain: 1,
    best: 610,
    closer: 1,
    farther: 1,
  });
  expect(effectOf(now, totals({}))).toEqual({ gain: -3, best: null, closer: 0, farther: 0 });
});

test.each([
  ['what lifts the best by a point', { 1: 490, 2: 300, 3: 200 }, true],
  ['what lifts others and keeps the best', { 1: 480, 2: 320, 3: 200 }, true],
  ['what lifts one and lowers another', { 1: 480, 2: 320, 3: 180 }, false],
  ['what lowers the best', { 1: 479, 2: 320, 3: 220 }, false],
  ['what loses a pair', { 1: 600, 2: 400 }, false],
  ['what nobody could tell', { 1: 489, 2: 309, 3: 209 }, false],
])('%s: %j, worth telling: %s', (_, after, worth) => {
  expect(isBetter(effectOf(now, totals(after)), now)).toBe(worth);
});

test('what brings a pair is worth telling even if it lowers the others, what brings nothing is not', () => {
  const worth = (after: Record<number, number>) =>
    isWorthTelling(effectOf(now, totals(after)), now);
  expect(worth({ 1: 400, 2: 300, 3: 200, 4: 100 })).toBe(true);
  expect(worth({ 1: 490, 2: 300, 3: 200 })).toBe(true);
  expect(worth({ 1: 489, 2: 309, 3: 209 })).toBe(false);
  expect(worth({ 1: 600, 2: 400 })).toBe(false);
});
