import { expect, test } from 'vitest';
import { askedYear, closedYearsOf, isInYear } from './own-years.ts';

const last = { id: 2, name: '2025-2026' };
const before = { id: 1, name: '2024-2025' };

test('the closed years of somebody’s rows, each once, newest first', () => {
  expect(closedYearsOf([undefined, before, last, undefined, before])).toEqual([last, before]);
});

test.each([
  ['', undefined, true],
  ['', last, false],
  ['2', last, true],
  ['2', before, false],
  ['2', undefined, false],
  ['toutes', undefined, true],
  ['toutes', last, true],
  // The staff's link names a year that is not closed, or one that nobody here knows.
  ['3', undefined, true],
  ['3', last, false],
])('?session=%s shows a row of %j: %j', (typed, year, isShown) => {
  expect(isInYear(year, askedYear(typed, [last, before]))).toBe(isShown);
});
