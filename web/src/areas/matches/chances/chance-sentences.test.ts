import { expect, test } from 'vitest';
import { chanceSentences, type Chances } from './chance-sentences.ts';

const nothing: Chances = {
  needs: 3,
  open: 3,
  farther: [],
  nearest_km: null,
  contracts: [],
  wait_for_tutor: 0,
  other_level: 0,
};

test('each change is told with what it brings, the distance of the nearest once', () => {
  const { own, others } = chanceSentences({
    ...nothing,
    farther: [
      { km: 50, gain: 1 },
      { km: -1, gain: 4 },
    ],
    nearest_km: 27,
    contracts: [{ contract_type: 'professionnalisation', gain: 2 }],
    wait_for_tutor: 1,
    other_level: 2,
  });
  expect(own).toEqual([
    'Avec une limite de 50\u202fkm\u202f: 1 besoin de plus, le plus proche à 27\u202fkm.',
    'Sans limite de distance\u202f: 4 besoins de plus.',
    '2 besoins de plus si ce contrat vous convient aussi\u202f: contrat de professionnalisation.',
  ]);
  expect(others.map((sentence) => sentence.split(' ', 3).join(' '))).toEqual([
    'Un besoin attend',
    '2 besoins de',
  ]);
});

test('where nothing is in the way nothing is said; a formation without needs is told so', () => {
  expect(chanceSentences(nothing)).toEqual({ own: [], others: [] });
  expect(chanceSentences({ ...nothing, needs: 0 }).others).toHaveLength(1);
});
