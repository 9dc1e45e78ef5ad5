import { describe, expect, test } from 'vitest';
import { erasureDay, idleBefore, isContractSheetDue, noticedBefore } from './retention.ts';

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
