import { expect, it } from 'vitest';
import { dayFrom, daysFrom } from './days.ts';

it('reads days as people write them', () => {
  expect(daysFrom('2 5 10')).toEqual([2, 5, 10]);
  expect(daysFrom(' 2, 5 ;10 ')).toEqual([2, 5, 10]);
  expect(daysFrom('')).toEqual([]);
  expect(daysFrom('deux')).toBe(null);
  expect(daysFrom('366')).toBe(null);
  expect(daysFrom('1 2 3 4 5 6')).toBe(null);
  expect(dayFrom('14')).toBe(14);
  expect(dayFrom('')).toBe(null);
  expect(dayFrom('1 2')).toBe(undefined);
  expect(dayFrom('-1')).toBe(undefined);
});
