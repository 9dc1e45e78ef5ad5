import { describe, expect, it } from 'vitest';
import { matchStatuses } from './match.ts';
import { reasonKeysOf, reasonOf, refusalReasonKeys, refusingSide } from './refusal-reasons.ts';

const sides = ['candidate', 'company'] as const;

describe('reasons of a refusal', () => {
  it.each(sides)(
    'of the %s fit a phone, end in one that fits all, and are told in a sentence',
    (side) => {
      const keys = reasonKeysOf[side];
      expect(keys.length).toBeLessThanOrEqual(12);
      expect(keys.at(-1)).toBe('other');
      const labels = keys.map((key) => reasonOf(side, key)?.label ?? '');
      expect(new Set(labels).size).toBe(keys.length);
      for (const label of labels) expect(label.length).toBeLessThanOrEqual(32);
      for (const key of keys) expect(reasonOf(side, key)?.told).toMatch(/^[A-ZÀ-Ý].*\.$/);
    },
  );

  it('are each in the list of all once, and belong to a side', () => {
    expect(new Set(refusalReasonKeys).size).toBe(refusalReasonKeys.length);
    expect(reasonOf('company', 'pay')).toBeNull();
    expect(reasonOf('candidate', 'absent')).toBeNull();
    expect(reasonOf('company', 'toString')).toBeNull();
  });

  it('are asked of whoever refuses, and of nobody else', () => {
    expect(matchStatuses.map((to) => [to, refusingSide(to)])).toEqual([
      [-2, 'candidate'],
      [-1, 'company'],
      [0, null],
      [1, null],
      [2, null],
      [3, null],
      [4, null],
    ]);
  });
});
