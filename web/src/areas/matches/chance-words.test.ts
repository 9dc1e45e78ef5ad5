import { expect, test } from 'vitest';
import { chanceSentences } from './chance-words.ts';

const plain = (sentences: string[]) =>
  sentences.slice(0, -1).map((sentence) => sentence.replaceAll(/[\u202f\u00a0]/g, ' '));

test('of ten, each side apart, with both ends where there are two', () => {
  const company = { of_ten: 4, low: 3, high: 5 };
  const candidate = { of_ten: 10, low: 10, high: 10 };
  expect(plain(chanceSentences({ company, candidate }))).toEqual([
    'Sur 10 propositions comme celle-ci, environ 4 ont reçu un oui des entreprises (entre 3 et 5).',
    'Et sur 10 que des entreprises avaient acceptées, presque toutes ont reçu un oui des candidats.',
  ]);
  expect(plain(chanceSentences({ company: null, candidate: { ...company, of_ten: 5 } }))).toEqual([
    'Sur 10 propositions comme celle-ci que des entreprises avaient acceptées, environ 5 ont reçu un oui des candidats (entre 3 et 5).',
  ]);
});
