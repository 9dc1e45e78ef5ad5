import { expect, test } from 'vitest';
import { daysLater, elapsedDays, secondsToNextMinute } from './elapsed.ts';

test('moments are apart in days of 24 hours, whatever clocks show', () => {
  const from = new Date('2026-03-28T12:00:00Z');
  expect(elapsedDays(from, new Date('2026-03-30T00:00:00Z'))).toBe(1.5);
  expect(daysLater(from, 2)).toEqual(new Date('2026-03-30T12:00:00Z'));
});

test('the next minute by the clock is never now', () => {
  expect(secondsToNextMinute(new Date('2026-09-01T08:00:00Z'))).toBe(60);
  expect(secondsToNextMinute(new Date('2026-09-01T08:00:59.900Z'))).toBe(1);
});
