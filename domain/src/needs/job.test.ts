import { expect, test } from 'vitest';
import { startOfCopy } from './job.ts';

const today = '2026-11-30';

test.each([
  ['2027-01-01', '2026-09-01', '2027-01-01'],
  ['2027-01-01', '2027-09-01', null],
  ['2027-05-31', '2027-09-01', null],
  ['2027-06-01', '2027-09-01', '2027-06-01'],
  ['2027-01-01', null, '2027-01-01'],
  ['2026-11-29', null, null],
])('a start on %s in a session from %s is %s in the copy', (start, courseFrom, copied) => {
  expect(startOfCopy(start, { today, courseFrom })).toBe(copied);
});
