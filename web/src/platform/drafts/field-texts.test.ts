import { expect, test } from 'vitest';
import { hasOtherTexts, textsOf, valuesOf } from './field-texts.ts';

const values = {
  city: "L'Haÿ-les-Roses ",
  sector: [3, 7],
  skills: [{ id: 1, name: 'React' }],
  same: true,
  resume: null as File | null,
};

test('what is typed comes back as it was, but for files and spaces at its ends', () => {
  const texts = textsOf(values);
  expect(Object.keys(texts)).toEqual(['city', 'sector', 'skills', 'same']);
  const empty = { city: '', sector: [], skills: [], same: false, resume: null };
  expect(valuesOf(texts, empty)).toEqual({
    city: "L'Haÿ-les-Roses",
    sector: [3, 7],
    skills: [{ id: 1, name: 'React' }],
    same: true,
  });
});

test.each([
  ['{', []],
  ['3', []],
  ['{}', []],
  ['null', []],
  ['[1]', true],
  ['"x"', false],
])('%s does not stand for %j', (text, sample) => {
  expect(valuesOf({ field: text }, { field: sample })).toEqual({});
});

test('a field that is no longer asked for is passed over', () => {
  expect(valuesOf({ gone: 'x', city: 'Brest' }, { city: '' })).toEqual({ city: 'Brest' });
});

test('what was typed back to what it was, or is no longer asked for, is nothing new', () => {
  const initial = { city: 'Brest', sector: [3] };
  expect(hasOtherTexts({}, initial)).toBe(false);
  expect(hasOtherTexts({ city: 'Brest', sector: '[3]', gone: 'x' }, initial)).toBe(false);
  expect(hasOtherTexts({ city: 'Brest', sector: '[3,7]' }, initial)).toBe(true);
});
