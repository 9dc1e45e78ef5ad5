import { expect, test } from 'vitest';
import { findingAgainEndsAt } from './find-again.ts';

test.each([
  ['2026-10-15', '2027-04-15T22:00:00.000Z'],
  ['2026-08-31', '2027-02-28T23:00:00.000Z'],
])('who broke on %s is to be placed again for six months, the last day whole', (day, end) => {
  expect(findingAgainEndsAt(day).toISOString()).toBe(end);
});
