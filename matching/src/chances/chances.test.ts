import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { contractTypeKeys } from '@tandem/domain/reference/contract-types';
import { distances, noDistanceLimit } from '@tandem/domain/reference/distances';
import { chancesOf, needChancesOf } from './chances.ts';
import type { CandidateTerms, NeedTerms } from './terms.ts';

const lyon = { latitude: 45.7578, longitude: 4.832 };
/** Some 27 km from Lyon. */
const vienne = { latitude: 45.5246, longitude: 4.8779 };
const paris = { latitude: 48.8566, longitude: 2.3522 };

const candidate: CandidateTerms = {
  contractType: 'apprentissage',
  level: '5',
  place: lyon,
  maxKm: 10,
};
const need = (changes: Partial<NeedTerms> = {}): NeedTerms => ({
  contractType: 'apprentissage',
  level: '5',
  place: lyon,
  waitsForTutor: false,
  ...changes,
});

it('tells what one change would bring, each need under the one rule that keeps it away', () => {
  const needs = [
    need(),
    need({ place: null }),
    need({ place: vienne }),
    need({ place: paris }),
    need({ contractType: 'professionnalisation' }),
    need({ contractType: 'Autre' }),
    need({ waitsForTutor: true }),
    need({ level: '6' }),
    need({ level: '6', place: paris }),
  ];
  expect(chancesOf(candidate, needs)).toEqual({
    needs: 9,
    open: 3,
    farther: [
      { km: 50, gain: 1 },
      { km: noDistanceLimit, gain: 2 },
    ],
    nearestKm: 27,
    contracts: [{ contractType: 'professionnalisation', gain: 1 }],
    waitForTutor: 1,
    otherLevel: 1,
  });
});

const someNeed = fc.record({
  contractType: fc.constantFrom(...contractTypeKeys),
  level: fc.constantFrom('5' as const, '6' as const),
  place: fc.constantFrom(lyon, vienne, paris, null),
  waitsForTutor: fc.boolean(),
});

it('promises of a wider limit exactly what it then brings', () => {
  fc.assert(
    fc.property(
      fc.array(someNeed, { maxLength: 20 }),
      fc.constantFrom(...distances),
      fc.constantFrom(...contractTypeKeys),
      (needs, maxKm, contractType) => {
        const own = { ...candidate, maxKm, contractType };
        const chances = chancesOf(own, needs);
        for (const { km, gain } of chances.farther)
          expect(chancesOf({ ...own, maxKm: km }, needs).open).toBe(chances.open + gain);
        const told = chances.contracts.reduce((sum, { gain }) => sum + gain, 0);
        expect(chancesOf({ ...own, contractType: 'Autre' }, needs).open).toBe(chances.open + told);
      },
    ),
  );
});

it('tells the same for a need, its tutor’s test aside', () => {
  const candidates = [
    candidate,
    { ...candidate, maxKm: 10, place: vienne },
    { ...candidate, contractType: 'professionnalisation' as const },
    { ...candidate, level: '6' as const },
    { ...candidate, level: '6' as const, place: paris },
  ];
  expect(needChancesOf(need({ waitsForTutor: true }), candidates)).toEqual({
    candidates: 5,
    open: 1,
    waitsForTutor: true,
    tooFar: 1,
    nearestKm: 27,
    contracts: [{ contractType: 'professionnalisation', gain: 1 }],
    otherLevel: 1,
  });
});
