import { expect, test } from 'vitest';
import { noteServerTime, serverNow } from './server-clock.ts';

const noon = Date.parse('2026-09-01T12:00:00Z');

test('a clock that is wrong is put right by the answers, and one that is right is believed', () => {
  noteServerTime('Tue, 01 Sep 2026 12:00:00 GMT', noon - 3_600_000);
  expect(serverNow(noon - 3_600_000)).toBe(noon);
  noteServerTime('Tue, 01 Sep 2026 12:00:00 GMT', noon + 900);
  expect(serverNow(noon + 900)).toBe(noon + 900);
});

test('an answer without a time changes nothing', () => {
  noteServerTime('Tue, 01 Sep 2026 12:00:00 GMT', noon + 60_000);
  for (const date of [null, '', 'hier']) noteServerTime(date);
  expect(serverNow(noon + 60_000)).toBe(noon);
});
