import { describe, expect, test } from 'vitest';
import { nextTry } from './webhooks.ts';

const now = new Date('2026-09-01T08:00:00Z');

describe('a delivery that fails', () => {
  test('is tried at growing intervals, and given up after about three days', () => {
    const tries: number[] = [];
    for (let failed = 1; ; failed += 1) {
      const at = nextTry(failed, now);
      if (at === null) break;
      tries.push(at.getTime() - now.getTime());
    }
    expect(tries).toEqual(tries.toSorted((a, b) => a - b));
    const days = tries.reduce((sum, one) => sum + one, 0) / 86_400_000;
    expect(days).toBeGreaterThan(2.5);
    expect(days).toBeLessThan(3.5);
  });
});
