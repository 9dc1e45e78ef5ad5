import { describe, expect, test } from 'vitest';
import { addressOfKey, makeAppKey, stepOfCode } from './app-codes.ts';

/** « 12345678901234567890 » in base 32: the key of RFC 6238, appendix B, whose codes end in the six digits below. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('the codes of an app', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238: at %i seconds %s', (seconds, code) => {
    expect(stepOfCode(key, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  test('fit half a minute more on either side, and not longer', () => {
    for (const [seconds, step] of [
      [29, 1],
      [30, 1],
      [89, 1],
      [0, 1],
    ] as const)
      expect(stepOfCode(key, '287082', at(seconds))).toBe(step);
    expect(stepOfCode(key, '287082', at(90))).toBeNull();
    expect(stepOfCode(key, '287083', at(59))).toBeNull();
  });

  test('come of a key of 160 bits, told to the app with the account', () => {
    const made = makeAppKey();
    expect(made).toMatch(/^[A-Z2-7]{32}$/);
    expect(makeAppKey()).not.toBe(made);
    const address = new URL(addressOfKey(made, "zoé.d'arc@exemple.fr"));
    expect(decodeURIComponent(address.href)).toMatch(
      /^otpauth:\/\/totp\/Tandem:zoé\.d'arc@exemple\.fr\?/,
    );
    expect(address.searchParams.get('secret')).toBe(made);
  });
});
