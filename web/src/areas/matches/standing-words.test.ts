import { expect, test } from 'vitest';
import { standingSentence } from './standing-words.ts';

const plain = (sentence: string) => sentence.replaceAll(/[\u202f\u00a0]/g, ' ');

test('a score is told by where it stands for who reads it', () => {
  const told = (rank: number, of: number, view: 'candidate' | 'company') =>
    plain(standingSentence({ rank, of }, view));
  expect(told(1, 30, 'company')).toBe(
    'Très proche : le plus proche des 30 candidats pour ce besoin.',
  );
  expect(told(2, 60, 'candidate')).toBe('Très proche : parmi les 5 % les plus proches pour vous.');
  expect(told(30, 40, 'candidate')).toBe(
    'Possible : 30e des 40 besoins, du plus proche au moins proche pour vous.',
  );
  expect(told(2, 6, 'company')).toBe(
    'Proche : 2e des 6 candidats, du plus proche au moins proche pour ce besoin.',
  );
  expect(told(1, 1, 'candidate')).toBe('Très proche : le seul besoin pour vous jusqu’ici.');
});
