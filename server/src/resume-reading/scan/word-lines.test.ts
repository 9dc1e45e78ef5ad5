import type { Word } from './recogniser.ts';
import { expect, test } from 'vitest';
import { linesOfWords } from './word-lines.ts';

/** Words of 20 points a letter, side by side, as they are found on one line of print. */
const lineOf = (top: number, words: readonly string[], confidence = 0.9): Word[] => {
  let left = 100;
  return words.map((text, index) => {
    const rect = { left, top, right: left + text.length * 14, bottom: top + 26 };
    left = rect.right + 10;
    return { text, rect, flags: index === 0 ? 1 : 0, confidence };
  });
};

const read = (...lines: (readonly string[])[]): string[] =>
  linesOfWords(lines.flatMap((words, index) => lineOf(100 + index * 50, words))).map(
    ({ text }) => text,
  );

test.each([
  ['letters for digits', ['Tél', 'O6', '39', '98', 'I2', '34'], 'Tél 06 39 98 12 34'],
  ['a pair of zeros', ['06', '39', 'OO', '12', '34'], '06 39 00 12 34'],
  ['a sign for the first zero', ['©7-00-00-28-85'], '07-00-00-28-85'],
  ['an address that ends in q', ['zoe.leclercq@exemple.fr'], 'zoe.leclercq@exemple.fr'],
  ['white for the last point', ['zoe@exemple', 'com'], 'zoe@exemple.com'],
  ['digits that ran into each other', ['0639', '98', '1234'], '06 39 98 12 34'],
  ['a country code, too', ['+337', '00', '88', '41', '63'], '07 00 88 41 63'],
  ['an icon that looks like a zero', ['0064241', '4039'], '06 42 41 40 39'],
  ['the frame of an icon', ['[10639', '981234'], '06 39 98 12 34'],
  ['a number from abroad as it is', ['0033', '642414039'], '0033 642414039'],
  ['other signs between digits', ["06‘39'98*12·34"], '06 39 98 12 34'],
  ['a hyphen read twice', ['06-39-98—-12-34'], '06 39 98 12 34'],
  ['white for an at', ['zoe.darc', 'gmail.com'], 'zoe.darc@gmail.com'],
  ['a host behind a word as it is', ['chez', 'orange.fr'], 'chez orange.fr'],
  ['a country code behind zeros', ['0033', '6', '39', '98', '12', '34'], '06 39 98 12 34'],
  ['one of whose zeros is lost', ['033', '6', '39', '98', '12', '34'], '06 39 98 12 34'],
  ['signs for an at', ['zoe.darc©exemple.fr'], 'zoe.darc@exemple.fr'],
  ['an icon before an address', ['#', 'zoe.darc@exemple.fr'], 'zoe.darc@exemple.fr'],
  ['a space within an address', ['zoe.', 'darc@exemple.fr'], 'zoe.darc@exemple.fr'],
  ['a mark for a bullet', ['«', 'Accueil'], '• Accueil'],
])('print is read as it was meant: %s', (_, words, text) => {
  expect(read(words)).toEqual([text]);
});

test('an address that was broken is put together, lines stay in their order', () => {
  expect(read(['Zoé'], ['zoe.darc@exemple'], ['.fr'], ['Lyon'])).toEqual([
    'Zoé',
    'zoe.darc@exemple.fr',
    'Lyon',
  ]);
});

test('specks of dirt are no text', () => {
  expect(linesOfWords(lineOf(100, ['~', '|'], 0.2))).toEqual([]);
});
