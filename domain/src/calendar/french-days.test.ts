import { expect, test } from 'vitest';
import { frenchDay, frenchDayOfYear } from './french-days.ts';

test('a month begins on its « 1er », and goes on with numbers', () => {
  expect(['2026-12-01', '2027-01-11', '2027-01-31'].map(frenchDay)).toEqual([
    '1er décembre 2026',
    '11 janvier 2027',
    '31 janvier 2027',
  ]);
});

test('a moment is of the day that it is in Paris', () => {
  expect(frenchDayOfYear(new Date('2026-11-30T23:30:00Z'))).toBe('1er décembre');
});
