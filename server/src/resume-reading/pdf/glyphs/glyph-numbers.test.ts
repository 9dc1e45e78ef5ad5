import { expect, test } from 'vitest';
import { withLetters } from './glyph-numbers.ts';

/** As a font without names for its glyphs gives them: the space is the third. */
const numbered = (text: string): string =>
  Array.from(text, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 29)).join('');

test('numbers of glyphs are read as letters, font by font', () => {
  const fontName = 'f1';
  const texts = [
    { str: numbered('Anna Roux'), fontName },
    { str: numbered('anna_roux@exemple.fr'), fontName },
    { str: numbered('06 39'), fontName },
    { str: 'Lyon', fontName: 'f2' },
  ];
  expect(withLetters(texts).map(({ str }) => str)).toEqual([
    'Anna Roux',
    'anna_roux@exemple.fr',
    '06 39',
    'Lyon',
  ]);
});

test('a ligature leaves no half of an address', () => {
  const str = `${numbered('a ')}${numbered('schae')}\u0204${numbered('er@exemple.fr')}`;
  expect(withLetters([{ str, fontName: 'f1' }])[0]?.str).toBe('a schaeéer@exemple.fr');
});
