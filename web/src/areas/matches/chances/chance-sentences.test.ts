import { expect, test } from 'vitest';
import type { Chances } from '../../needs/chances/candidate-change-sentences.ts';
import { chanceSentences } from './chance-sentences.ts';

const nothing: Chances = {
  needs: 3,
  open: 3,
  farther: [],
  nearest_km: null,
  contracts: [],
  wait_for_tutor: 0,
  other_level: 0,
};

test('what others have to do is told', () => {
  const others = chanceSentences({ ...nothing, wait_for_tutor: 1, other_level: 2 });
  expect(others.map((sentence) => sentence.split(' ', 3).join(' '))).toEqual([
    'Un besoin attend',
    '2 besoins de',
  ]);
});

test('where nothing is in the way nothing is said; a formation without needs is told so', () => {
  expect(chanceSentences(nothing)).toEqual([]);
  expect(chanceSentences({ ...nothing, needs: 0 })).toHaveLength(1);
});
