import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  choice,
  flag,
  id,
  integer,
  literalText,
  optionalDigits,
  optionalPhone,
  optionalText,
  phone,
  reference,
  references,
  text,
  unlessEmpty,
} from './fields.ts';

const required = 'Ce champ est obligatoire.';

/** What a schema makes of a value: the value, or the sentences that refuse it. */
const read = (schema: z.ZodType, value: unknown): unknown => {
  const result = schema.safeParse(value);
  return result.success ? result.data : result.error.issues.map(({ message }) => message);
};

describe('fields of payloads', () => {
  test.each([
    ['  Zoé ', 'Zoé'],
    ['e\u0301'.repeat(5), 'é'.repeat(5)],
    ['', [required]],
    ['   ', [required]],
    [undefined, [required]],
    [null, [required]],
    [5, ['Ce champ attend du texte.']],
    ['123456', ['Ce champ est limité à 5 caractères.']],
    ['a\0', ['Ce texte contient un caractère qui ne peut pas être enregistré.']],
    ['a\uD800', ['Ce texte contient un caractère qui ne peut pas être enregistré.']],
  ])('text: %j reads as %j', (value, expected) => {
    expect(read(text(5), value)).toEqual(expected);
  });

  test.each([
    ['Lyon\u202E ne vient pas', 'Lyon ne vient pas'],
    ['\u2066Un\u2069 \u0007mot\u009B', 'Un mot'],
    ['Une ligne\nune autre\tsous\u000Bla\u000Cdeux', 'Une ligne\nune autre\tsous\nla\ndeux'],
    ['👩‍🍳 ❤️ نص عربي\u200F (1)', '👩‍🍳 ❤️ نص عربي\u200F (1)'],
  ])('what turns or steers is taken out of a text that others read: %j', (value, expected) => {
    expect([read(text(60), value), read(optionalText(60), value)]).toEqual([expected, expected]);
    expect(read(literalText(60), value)).toBe(value);
  });

  test.each([undefined, null, '', '  '])('optional text: %j reads as null', (value) => {
    expect(read(optionalText(), value)).toBeNull();
    expect(read(optionalDigits(), value)).toBeNull();
  });

  test('digits may come as a number', () => {
    expect(read(optionalDigits(), 69_001)).toBe('69001');
    expect(read(optionalDigits(), '01000')).toBe('01000');
  });

  test.each([
    ['06 12 34 56 78', '+33612345678'],
    ['06.12.34.56.78', '+33612345678'],
    ['+33 (0)6 12 34 56 78', '+33612345678'],
    ['0033612345678', '+33612345678'],
    ['+32 470 12 34 56', '+32470123456'],
    ['12', ['Numéro de téléphone invalide.']],
    ['', [required]],
  ])('phone: %j reads as %j', (value, expected) => {
    expect(read(phone, value)).toEqual(expected);
  });

  test('an optional phone may be left empty, not wrong', () => {
    expect(read(optionalPhone, '')).toBeNull();
    expect(read(optionalPhone, 'abc')).toEqual(['Numéro de téléphone invalide.']);
  });

  test.each([
    [3, 3],
    ['3', 3],
    [' -1 ', -1],
    [10, ['Au plus 5.']],
    [-2, ['Au moins -1.']],
    [1.5, ['Ce champ attend un nombre.']],
    ['1e3', ['Ce champ attend un nombre.']],
    ['', [required]],
    [null, [required]],
    [Number.NaN, ['Ce champ attend un nombre.']],
  ])('whole numbers: %j reads as %j', (value, expected) => {
    expect(read(integer(-1, 5), value)).toEqual(expected);
  });

  test.each([
    [7, 7],
    ['7', 7],
    [{ id: '7', name: 'x' }, 7],
    [{ name: 'x' }, ['Ce champ attend un nombre.']],
    [0, ['Au moins 1.']],
    [2 ** 31, ['Au plus 2147483647.']],
  ])('a reference: %j reads as %j', (value, expected) => {
    expect(read(reference, value)).toEqual(expected);
  });

  test.each([
    [
      [1, '2', { id: 1 }],
      [1, 2],
    ],
    ['4', [4]],
    ['4,5', [4, 5]],
    ['[4,5]', [4, 5]],
    [
      ['{"id":4}', '5'],
      [4, 5],
    ],
    [{ id: 4 }, [4]],
    [[], []],
    ['', []],
    [null, []],
    [undefined, []],
    ['x', ['Ce champ attend un nombre.']],
    ['[4', ['Ce champ attend un nombre.']],
    [
      ['a', 'b'],
      ['Ce champ attend un nombre.', 'Ce champ attend un nombre.'],
    ],
    [[1, 2, 3, 4], ['Au plus 3 éléments.']],
  ])('references: %j reads as %j', (value, expected) => {
    expect(read(references(id, 3), value)).toEqual(expected);
  });

  test.each([
    ['5', '5'],
    [5, '5'],
    ['7', ['Choisissez une des valeurs proposées.']],
    ['', [required]],
    [undefined, [required]],
  ])('a choice: %j reads as %j', (value, expected) => {
    expect(read(choice(['5', '6']), value)).toEqual(expected);
  });

  test.each([
    [true, true],
    ['true', true],
    ['True', true],
    ['1', true],
    [1, true],
    [false, false],
    ['false', false],
    ['', false],
    [null, false],
    [0, false],
    ['oui', ['Ce champ attend oui ou non.']],
  ])('a yes or no: %j reads as %j', (value, expected) => {
    expect(read(flag, value)).toEqual(expected);
  });

  test('an empty field may stand for the usual value', () => {
    const seats = unlessEmpty(integer(1, 9).default(1));
    for (const nothing of ['', null, undefined]) expect(read(seats, nothing)).toBe(1);
    expect(read(seats, '3')).toBe(3);
  });
});
