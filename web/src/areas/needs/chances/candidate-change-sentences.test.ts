import { expect, test } from 'vitest';
import { changeSentences, type Changes } from './candidate-change-sentences.ts';

type Change = Changes['changes'][number];

const change = (kind: Change['kind'], more: Partial<Change>): Change => ({
  kind,
  km: null,
  skill: null,
  near: null,
  gain: 0,
  closer: 0,
  best: 48,
  ...more,
});

const plain = (sentences: string[]) =>
  sentences.map((one) => one.replaceAll(/[\u00a0\u202f]/g, ' '));

test('each change is told with its figures', () => {
  const near = { contracts: [{ contract_type: 'stage' as const, gain: 1 }], nearest_km: 27 };
  const skill = { id: 1, name: 'Relation client' };
  const changes = [
    change('limit', { km: 50, gain: 1 }),
    change('limit', { km: -1, gain: 4, best: 61.5 }),
    change('contract', { gain: 1 }),
    change('skill', { skill, near: { id: 2, name: 'Accueil' }, closer: 3, best: 48.4 }),
    change('summary', { skill, best: 61 }),
  ];
  expect(plain(changeSentences({ matches: 3, best: 48, changes, missing: [] }, near))).toEqual([
    'Avec une limite de 50 km : + 1 match (le plus proche est à 27 km).',
    'Sans limite de distance : + 4 matchs, le meilleur passerait de 48,0 à 61,5.',
    'Avec « Autre » comme contrat, si cela vous convient aussi (stage alterné) : + 1 match.',
    'Si vous avez aussi la compétence « Relation client », proche de « Accueil » que vous indiquez : 3 matchs gagneraient un point ou plus.',
    'Votre présentation est vide. Si c’est « Relation client » que vous cherchez et qu’elle le dit : le meilleur passerait de 48,0 à 61,0.',
  ]);
});

test('what is missing is told without a figure where nobody can count it', () => {
  const changes = [change('test', { gain: 12, best: null })];
  const told = plain(
    changeSentences({ matches: 0, best: null, changes, missing: ['resume', 'place'] }, null),
  );
  expect(told).toHaveLength(3);
  expect(told[0]).toBe('Votre test manque. Une fois passé : + 12 matchs.');
});
