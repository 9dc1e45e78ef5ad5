import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inBasicLetters, isBasicText, maySms } from './sms.ts';

describe('an SMS', () => {
  test('is told in basic letters, which cost half as much', () => {
    const text = 'Rappel\u202F: rendez-vous avec «\u202FForêt d’Œuvre – ça…\u202F», à 10\u202Fh';
    expect(inBasicLetters(text)).toBe(
      'Rappel : rendez-vous avec "Foret d\'OEuvre - ca...", à 10 h',
    );
  });

  test('keeps what no basic letter stands for', () => {
    expect(inBasicLetters('Łódź 日本')).toBe('Łodz 日本');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = inBasicLetters(text);
        expect(inBasicLetters(once)).toBe(once);
        const isLeft = isBasicText(text) && !/\s/.test(text);
        expect(isLeft ? once : text).toBe(text);
      }),
    );
  });

  test.each([
    ['+33612345678', true],
    ['+33712345678', true],
    ['+33123456789', false],
    ['+33912345678', false],
    ['+262692123456', true],
    ['+41791234506', true],
  ])('may go to %s: %s', (phone, may) => {
    expect(maySms(phone)).toBe(may);
  });
});
