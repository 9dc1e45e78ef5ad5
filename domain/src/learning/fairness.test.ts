import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fairnessOf, losingGroups, rateOf, smallestGroup, type FairnessCount } from './fairness.ts';

const count = (told: Partial<FairnessCount>): FairnessCount => ({
  civility: 'M',
  distance: 50,
  programme: 'BTS MCO',
  candidates: 40,
  shown: 30,
  seen: 0,
  accepted: 20,
  refused: 20,
  ...told,
});

test('Wilson’s interval, as his paper has it, stays between 0 and 1 and holds the share', () => {
  const { low, high } = rateOf(5, 10);
  expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.269', '0.731']);
  fc.assert(
    fc.property(fc.nat(200), fc.integer({ min: 1, max: 200 }), (one, more) => {
      const rate = rateOf(Math.min(one, more), more);
      expect(rate.low).toBeGreaterThanOrEqual(0);
      expect(rate.high).toBeLessThanOrEqual(1);
      expect(rate.low).toBeLessThanOrEqual(rate.rate + 1e-12);
      expect(rate.high).toBeGreaterThanOrEqual(rate.rate - 1e-12);
    }),
  );
});

test('says who is shown or accepted less than the others, beyond what chance explains', () => {
  const { groups } = fairnessOf([
    count({ civility: 'M', candidates: 100, shown: 80, accepted: 60, refused: 40 }),
    count({ civility: 'Mme', candidates: 100, shown: 50, accepted: 55, refused: 45 }),
  ]);
  expect(groups.filter(({ kind }) => kind === 'civility')).toMatchObject([
    { title: 'Monsieur', candidates: 100, apart: { shown: 'more', accepted: null } },
    { title: 'Madame', candidates: 100, apart: { shown: 'less', accepted: null } },
  ]);
  expect(groups.find(({ kind }) => kind === 'distance')).toMatchObject({
    title: 'Jusqu’à 50 km',
    candidates: 200,
    answers: 200,
    apart: { shown: null, accepted: null },
  });
});

test('what companies have really had before them is told once a list was opened', () => {
  const of = (seen: number) =>
    fairnessOf([
      count({ civility: 'M', candidates: 100, seen }),
      count({ civility: 'Mme', candidates: 100, seen: seen / 2 }),
    ]).groups.filter(({ kind }) => kind === 'civility');
  expect(of(0).map(({ seen, apart }) => [seen, apart.seen])).toEqual([
    [null, null],
    [null, null],
  ]);
  expect(of(80)).toMatchObject([
    { seen: { rate: 0.8 }, apart: { seen: 'more' } },
    { seen: { rate: 0.4 }, apart: { seen: 'less' } },
  ]);
});

test('tells no small group, nor a rate of few answers, nor anybody whose sheet does not say', () => {
  const { groups, hidden } = fairnessOf([
    count({ civility: 'M', distance: -1 }),
    count({ civility: 'Mme', distance: 5, candidates: smallestGroup - 1, shown: 9 }),
    count({ civility: null, distance: 10, candidates: 12, shown: 1, accepted: 4, refused: 5 }),
  ]);
  expect(groups.map(({ kind, title, accepted }) => [kind, title, accepted?.rate])).toEqual([
    ['civility', 'Monsieur', 0.5],
    ['distance', 'Jusqu’à 10 km', undefined],
    ['distance', 'Sans limite de distance', 0.5],
    ['programme', 'BTS MCO', 44 / 89],
  ]);
  expect(hidden).toEqual({ civility: 1, distance: 1, programme: 0 });
});

test('a change takes nothing from sight that it does not say', () => {
  const before = [count({ civility: 'M' }), count({ civility: 'Mme', distance: 5 })];
  const after = [
    count({ civility: 'M', shown: 36 }),
    count({ civility: 'Mme', distance: 5, shown: 26 }),
  ];
  expect(losingGroups(before, before)).toEqual([]);
  expect(losingGroups(before, after)).toEqual([
    { kind: 'civility', title: 'Madame', before: 0.75, after: 0.65 },
    { kind: 'distance', title: 'Jusqu’à 5 km', before: 0.75, after: 0.65 },
  ]);
});
