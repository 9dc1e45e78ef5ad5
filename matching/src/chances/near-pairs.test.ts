import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { contractTypeKeys } from '@tandem/domain/reference/contract-types';
import { nearRuleKeys } from '@tandem/domain/matches/near-pair';
import { distances } from '@tandem/domain/reference/distances';
import { levelKeys } from '@tandem/domain/reference/levels';
import { chancesOf } from './chances.ts';
import { nearCandidatesOf, nearKm, nearNeedsOf } from './near-pairs.ts';
import type { CandidateTerms, NeedTerms } from './terms.ts';

const lyon = { latitude: 45.7578, longitude: 4.832 };
/** Some 59 km from Lyon. */
const macon = { latitude: 46.3037, longitude: 4.8322 };
const paris = { latitude: 48.8566, longitude: 2.3522 };

const candidate: CandidateTerms = {
  contractType: 'apprentissage',
  level: '5',
  place: lyon,
  maxKm: 50,
};
const need = (changes: Partial<NeedTerms> = {}): NeedTerms => ({
  contractType: 'apprentissage',
  level: '5',
  place: lyon,
  waitsForTutor: false,
  ...changes,
});

it('lists what misses one rule by little, with which and by how much', () => {
  const needs = [
    need(),
    need({ level: '6' }),
    need({ level: '7' }),
    need({ place: paris }),
    need({ contractType: 'professionnalisation' }),
    need({ contractType: 'professionnalisation', level: '6' }),
    need({ waitsForTutor: true }),
    need({ place: macon }),
  ];
  const told = nearNeedsOf(candidate, needs).map(({ other, rule, km }) => [
    needs.indexOf(other),
    rule,
    km,
  ]);
  expect(told).toEqual([
    [7, 'distance', 61],
    [4, 'contract', null],
    [1, 'level', null],
    [6, 'tutor', null],
  ]);
});

it('calls near half of a limit again, and 15 km at least', () => {
  expect([5, 10, 50, 100].map(nearKm)).toEqual([20, 25, 75, 150]);
});

const someTerms = fc.record({
  contractType: fc.constantFrom(...contractTypeKeys),
  level: fc.constantFrom(...levelKeys),
  place: fc.constantFrom(lyon, macon, paris, null),
});
const someNeed = fc.record({ terms: someTerms, waitsForTutor: fc.boolean() });
const someCandidate = fc.record({ terms: someTerms, maxKm: fc.constantFrom(...distances) });

it('says the same from both sides, and never of a pair that fits', () => {
  fc.assert(
    fc.property(someCandidate, someNeed, (one, other) => {
      const ours = { ...one.terms, maxKm: one.maxKm };
      const theirs = { ...other.terms, waitsForTutor: other.waitsForTutor };
      const [fromUs] = nearNeedsOf(ours, [theirs]);
      const [fromThem] = nearCandidatesOf(theirs, [ours]);
      expect([fromUs?.rule, fromUs?.km]).toEqual([fromThem?.rule, fromThem?.km]);
      expect(chancesOf(ours, [theirs]).open * Number(fromUs !== undefined)).toBe(0);
    }),
  );
});

it('fits once the rule that it names is met', () => {
  fc.assert(
    fc.property(someCandidate, someNeed, (one, other) => {
      const ours = { ...one.terms, maxKm: one.maxKm };
      const theirs = { ...other.terms, waitsForTutor: other.waitsForTutor };
      const [near] = nearNeedsOf(ours, [theirs]);
      if (!near) return;
      const met = {
        distance: { ...theirs, place: ours.place },
        contract: { ...theirs, contractType: ours.contractType },
        level: { ...theirs, level: ours.level },
        tutor: { ...theirs, waitsForTutor: false },
      }[near.rule];
      expect(chancesOf(ours, [met]).open).toBe(1);
    }),
  );
});

it('lists of each rule the ten that miss it by least, the first of equals first', () => {
  const places = [lyon, macon, paris, { latitude: 45.9, longitude: 4.8 }, null];
  fc.assert(
    fc.property(
      someCandidate,
      fc.array(fc.record({ terms: someTerms, waitsForTutor: fc.boolean() }), { maxLength: 120 }),
      fc.infiniteStream(fc.constantFrom(...places)),
      (one, others, where) => {
        const ours = { ...one.terms, maxKm: one.maxKm };
        const needs = others.map(({ terms, waitsForTutor }) => ({
          ...terms,
          place: where.next().value ?? null,
          waitsForTutor,
        }));
        // Each alone, then in order, the plain way.
        const each = needs.flatMap((theirs) => nearNeedsOf(ours, [theirs]));
        const told = nearNeedsOf(ours, needs);
        for (const rule of nearRuleKeys) {
          const all = each
            .filter((near) => near.rule === rule)
            .toSorted((left, right) => (left.km ?? 0) - (right.km ?? 0));
          expect(told.filter((near) => near.rule === rule)).toEqual(all.slice(0, 10));
        }
      },
    ),
  );
});
