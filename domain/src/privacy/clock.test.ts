import { expect, test } from 'vitest';
import { hasJumped } from './clock.ts';

const seen = new Date('2026-11-23T05:47:00Z');
const after = (hours: number) => new Date(seen.getTime() + hours * 3_600_000);

test.each([
  [1, false],
  [24, false],
  [24.1, true],
  [24 * 365 * 3, true],
  [-1, false],
  [-24.1, true],
])('%d hours later is a jump: %s', (hours, jump) => {
  expect(hasJumped(seen, after(hours))).toBe(jump);
});
