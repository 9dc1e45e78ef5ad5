import { expect, test } from 'vitest';
import { meantAtEnd, mentionsIn, writtenOut } from './mentions.ts';

const team = [
  { id: 1, name: 'Léa Martin' },
  { id: 2, name: 'Léa Martineau' },
  { id: 3, name: 'Jean-Luc D’Arc' },
  { id: 4, name: 'chef@centre.fr' },
];

test.each([
  ['@Léa Martin peux-tu rappeler ?', [1]],
  ['Vu avec @lea MARTINEAU, et @Léa Martin.', [2, 1]],
  ["à @Jean-Luc D'Arc", [3]],
  ['@chef@centre.fr', [4]],
  ['Léa Martin', []],
  ['@Léa', []],
  ['écrire à lea@martin.fr', []],
])('%j mentions %j', (text, ids) => {
  expect(mentionsIn(text, team)).toEqual(ids);
});

test.each([
  ['Demander à @', [1, 2, 3, 4]],
  ['@mart', [1, 2]],
  ['@Léa Martine', [2]],
  ['@léa martin,', []],
  ['lea@', []],
  ['rien', []],
])('%j leaves open who is meant: %j', (text, ids) => {
  expect(meantAtEnd(text, team).map(({ id }) => id)).toEqual(ids);
});

test('a name that was begun is written out, and then mentions', () => {
  const text = writtenOut('Demander à @lé', { id: 2, name: 'Léa Martineau' });
  expect(text).toBe('Demander à @Léa Martineau ');
  expect(mentionsIn(text, team)).toEqual([2]);
});
