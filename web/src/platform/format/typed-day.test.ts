import { expect, test } from 'vitest';
import { readDay, showDay } from './typed-day.ts';

test.each([
  ['01/05/2026', '2026-05-01'],
  ['1/5/2026', '2026-05-01'],
  [' 1.5.2026 ', '2026-05-01'],
  ['01 05 2026', '2026-05-01'],
  ['01052026', '2026-05-01'],
  ['2026-05-01', '2026-05-01'],
  ['31/02/2026', '2026-02-31'],
])('%j is %s', (typed, day) => {
  expect(readDay(typed)).toBe(day);
});

test.each(['', '1/5', '1/5/26', 'mai 2026'])('%j means no day', (typed) => {
  expect(readDay(typed)).toBe(typed);
});

test('a day is shown as people write it, and comes back the same', () => {
  expect(showDay('2026-05-01')).toBe('01/05/2026');
  expect(readDay(showDay('2026-05-01'))).toBe('2026-05-01');
  expect(showDay('1/5')).toBe('1/5');
});
