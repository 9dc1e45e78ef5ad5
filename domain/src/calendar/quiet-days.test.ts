import { expect, test } from 'vitest';
import { isPublicHoliday, isQuietDay, publicHolidays } from './quiet-days.ts';

const of2026 = [
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
];

test('a year has eleven public holidays', () => {
  expect(publicHolidays(2026).toSorted()).toEqual(of2026);
  expect(isPublicHoliday('2026-05-14')).toBe(true);
  expect(isPublicHoliday('2026-05-15')).toBe(false);
});

test.each([
  [1954, ['1954-04-19', '1954-05-27', '1954-06-07']],
  [1981, ['1981-04-20', '1981-05-28', '1981-06-08']],
  [2024, ['2024-04-01', '2024-05-09', '2024-05-20']],
  [2027, ['2027-03-29', '2027-05-06', '2027-05-17']],
  [2038, ['2038-04-26', '2038-06-03', '2038-06-14']],
  [2049, ['2049-04-19', '2049-05-27', '2049-06-07']],
  [2100, ['2100-03-29', '2100-05-06', '2100-05-17']],
])('the moving holidays of %i', (year, days) => {
  expect(publicHolidays(year)).toEqual(expect.arrayContaining(days));
});

test.each([
  ['Europe/Paris', -60],
  ['America/Martinique', 240],
  ['Australia/Sydney', -660],
])('they are the same where the clock of the machine is that of %s', (zone, offset) => {
  const before = process.env['TZ'];
  process.env['TZ'] = zone;
  try {
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(offset);
    expect(publicHolidays(2026).toSorted()).toEqual(of2026);
  } finally {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  }
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
