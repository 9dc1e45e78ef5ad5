import { expect, test } from 'vitest';
import { clockWords, formatAgo, formatDay, formatMoment, formatShortDay } from './dates.ts';

test('the first of a month is 1er', () => {
  expect(formatDay('2026-05-01')).toBe('1er mai 2026');
  expect(formatDay('2026-05-11')).toBe('11 mai 2026');
});

test('a day without an hour is that day in every time zone', () => {
  expect(formatShortDay('2026-12-31')).toBe('31/12/2026');
});

test('says the hour as people write it', () => {
  // By clocks in Paris, as mails say it: whoever reads it elsewhere comes at the same hour.
  expect(formatMoment('2026-07-14T07:05:00Z')).toBe('14 juillet 2026 à 9\u202fh\u202f05');
  expect(formatMoment('2026-12-31T23:30:00Z')).toBe('1er janvier 2027 à 0\u202fh\u202f30');
  expect(formatShortDay('2026-12-31T23:30:00Z')).toBe('01/01/2027');
  expect(['09:00', '14:30'].map(clockWords)).toEqual(['9\u202fh', '14\u202fh\u202f30']);
});

test.each([
  [20, 'à l’instant'],
  [60 * 5, 'il y a 5 min'],
  [3600 * 3, 'il y a 3 h'],
  [86_400, 'il y a 1 jour'],
  [86_400 * 3, 'il y a 3 jours'],
])('says that %i seconds have passed', (seconds, expected) => {
  const now = Date.parse('2026-05-20T12:00:00Z');
  expect(formatAgo(new Date(now - seconds * 1000).toISOString(), now)).toBe(expected);
});

test('tells the day of what is a week old', () => {
  const now = new Date(2026, 4, 20).getTime();
  expect(formatAgo('2026-05-01', now)).toBe('le 1er mai 2026');
});
