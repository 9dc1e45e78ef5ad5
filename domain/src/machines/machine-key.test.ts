import { describe, expect, test } from 'vitest';
import { keyState } from './machine-key.ts';

describe('a key for a program', () => {
  test('opens on its last day, and no more on the next', () => {
    const terms = { endsOn: '2026-09-30', revokedAt: null };
    expect(keyState(terms, '2026-09-30')).toBe('active');
    expect(keyState(terms, '2026-10-01')).toBe('ended');
    expect(keyState({ ...terms, endsOn: null }, '2126-10-01')).toBe('active');
  });

  test('that was revoked is revoked, whatever its last day', () => {
    const revokedAt = new Date('2026-09-01T08:00:00Z');
    expect(keyState({ endsOn: '2026-09-30', revokedAt }, '2026-10-01')).toBe('revoked');
  });
});
