import { describe, expect, test } from 'vitest';
import {
  clockStart,
  erasureDay,
  idleBefore,
  isContractSheetDue,
  isHeldBy,
  noticedBefore,
  noticeDay,
} from './retention.ts';

const at = (text: string) => new Date(`${text}T08:00:00Z`);

describe('how long data is kept', () => {
  test.each([
    ['2026-11-21', '2024-11-21'],
    ['2028-02-29', '2026-02-28'],
    ['2027-03-01', '2025-03-01'],
  ])('on %s, what was last used before %s is idle', (now, before) => {
    expect(idleBefore(at(now))).toEqual(at(before));
  });

  test('thirty days lie between the notice and the erasing', () => {
    const noticed = at('2026-02-10');
    expect(erasureDay(noticed)).toEqual(at('2026-03-12'));
    expect(noticedBefore(erasureDay(noticed))).toEqual(noticed);
  });

  test.each([
    ['closed before its last day: its closing', '2027-07-05', '2027-08-31', '2027-07-05'],
    ['closed after it: its closing, too', '2027-10-05', '2027-08-31', '2027-10-05'],
    ['closed years later: a year after its last day', '2031-01-05', '2027-08-31', '2028-08-31'],
    ['closed by nobody: a year after its last day', null, '2027-08-31', '2028-08-31'],
    ['closed, without days: its closing', '2027-10-05', null, '2027-10-05'],
    ['closed by nobody, without days: nothing says when', null, null, null],
  ])('the clock of a session starts: %s', (_, closed, endsOn, start) => {
    const closedAt = closed === null ? null : new Date(`${closed}T00:00:00Z`);
    const expected = start === null ? null : new Date(`${start}T00:00:00Z`);
    expect(clockStart({ closedAt, endsOn })).toEqual(expected);
  });

  test('whoever is in a session is told two years after its closing, and not a day before', () => {
    const session = { closedAt: at('2027-07-05'), endsOn: null };
    expect(noticeDay(at('2027-07-05'))).toEqual(at('2029-07-05'));
    expect(isHeldBy(session, idleBefore(at('2029-07-05')))).toBe(true);
    expect(isHeldBy(session, idleBefore(at('2029-07-06')))).toBe(false);
    expect(isHeldBy({ closedAt: null, endsOn: null }, idleBefore(at('2026-01-01')))).toBe(false);
  });

  test.each([
    ['before the period is over', '2026-09-01', '2028-08-31', '2029-08-30', false],
    ['when it is over', '2026-09-01', '2028-08-31', '2029-09-01', true],
    [
      'saved after the contract: from the day it was saved',
      '2026-09-01',
      '2025-01-01',
      '2027-08-31',
      false,
    ],
    ['the same, a year later', '2026-09-01', '2025-01-01', '2027-09-02', true],
    [
      'an end that is a slip of the hand: four years, and the period',
      '2026-09-01',
      '2926-08-31',
      '2031-08-31',
      false,
    ],
    ['the same, a day later', '2026-09-01', '2926-08-31', '2031-09-02', true],
    ['an end that is none', '2026-09-01', '', '2031-09-02', true],
  ])('a contract sheet, with twelve months: %s', (_, saved, contractEnd, now, due) => {
    expect(isContractSheetDue({ savedAt: at(saved), contractEnd }, 12, at(now))).toBe(due);
  });
});
