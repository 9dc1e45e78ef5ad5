import { expect, test } from 'vitest';
import { easterSunday, isPublicHoliday, isQuietDay, publicHolidays } from './quiet-days.ts';

test.each([
  [2026, ['2026-04-06', '2026-05-14', '2026-05-25']],
  [2027, ['2027-03-29', '2027-05-06', '2027-05-17']],
  [2038, ['2038-04-26', '2038-06-03', '2038-06-14']],
])('the moving holidays of %i', (year, days) => {
  expect(publicHolidays(year).slice(-3)).toEqual(days);
});

test('Easter is when it is', () => {
  expect([2019, 2024, 2025, 2026, 2027, 2038].map(easterSunday)).toEqual([
    '2019-04-21',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
  ]);
});

test('a year has eleven public holidays', () => {
  expect(publicHolidays(2026).toSorted()).toEqual([
    '2026-01-01',
    '2026-04-06',
    '2026-05-01',
    '2026-05-08',
    '2026-05-14',
    '2026-05-25',
    '2026-07-14',
    '2026-08-15',
    '2026-11-01',
    '2026-11-11',
    '2026-12-25',
  ]);
  expect(isPublicHoliday('2026-05-14')).toBe(true);
  expect(isPublicHoliday('2026-05-15')).toBe(false);
});

test.each([
  ['2026-11-22', true],
  ['2026-11-11', true],
  ['2026-12-25', true],
  ['2026-11-23', false],
  ['2026-11-21', false],
])('%s', (day, isQuiet) => {
  expect(isQuietDay(day)).toBe(isQuiet);
});
