import { describe, expect, test } from 'vitest';
import { drawRecoverySigns, readTypedCode, recoveryCode } from './second-factor.ts';

describe('a code that was typed', () => {
  test.each(['123456', ' 123 456 ', '123-456', '123\u00A0456'])('%j is one of an app', (typed) => {
    expect(readTypedCode(typed)).toEqual({ kind: 'app', code: '123456' });
  });

  test.each(['7KQD-M2XA-9RTB', '7kqd m2xa 9rtb', '7KQD–M2XA–9RTB', '7kqdm2xa9rtb'])(
    '%j is a recovery code',
    (typed) => {
      expect(readTypedCode(typed)).toEqual({ kind: 'recovery', name: '7KQD', rest: 'M2XA9RTB' });
    },
  );

  test.each([
    '',
    '12345',
    '1234567',
    '7KQD-M2XA',
    '7KQD-M2XA-9RTO',
    'Tandem-2026!',
    '１２３４５６',
  ])('%j is none', (typed) => {
    expect(readTypedCode(typed)).toBeNull();
  });
});

test('a recovery code that was drawn is read again as it is shown', () => {
  let next = 0;
  const shown = recoveryCode(drawRecoverySigns((count) => (next += 7) % count));
  expect(shown).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  expect(readTypedCode(shown)).toMatchObject({ kind: 'recovery', name: shown.slice(0, 4) });
});
