import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decisionsBy } from '../testing/decisions.ts';
import { equalWeights, parts } from '../weights.ts';
import { enoughDecisions } from './decision.ts';
import { learnWeights, proposeWeights } from './propose-weights.ts';

const even = { industry: 0.5, test: 0.5, geographic: 0.5, resume: 0.5 };
const uneven = { industry: 1.2, test: 0, geographic: 0.2, resume: 0.8 };

test('finds what the deciders weigh, and tells more of their answers than before', () => {
  const found = proposeWeights(decisionsBy(uneven, { count: 1000, seed: 1 }), equalWeights);
  expect(found?.weights.industry).toBeGreaterThan(40);
  expect(found?.weights.resume).toBeGreaterThan(25);
  expect(found?.weights.test).toBeLessThan(10);
  expect(found?.weights.geographic).toBeLessThan(20);
  expect(found?.told.after).toBeGreaterThan(found?.told.before ?? 1);
  expect(found?.sureness).toBeGreaterThan(0.95);
});

test('is not sure of anything where the present weights are right', () => {
  const sure = [1, 2, 3, 4, 5].map(
    (seed) => proposeWeights(decisionsBy(even, { count: 400, seed }), equalWeights)?.sureness ?? 0,
  );
  expect(sure.toSorted((one, other) => one - other)[2]).toBeLessThan(0.8);
});

test('few decisions move the present weights less than many', () => {
  const shareAfter = (count: number) =>
    learnWeights(decisionsBy(uneven, { count, seed: 3 }), equalWeights)?.industry ?? 0;
  expect(shareAfter(30)).toBeLessThan(shareAfter(2000));
  expect(learnWeights([], { industry: 2, test: 1, geographic: 1, resume: 0 })).toEqual({
    industry: 50,
    test: 25,
    geographic: 25,
    resume: 0,
  });
});

test('says on whose answers it was compared: on those of who has said both', () => {
  const many = decisionsBy(uneven, { count: 400, seed: 5 });
  const first = many[0]?.deciderId ?? 0;
  const found = proposeWeights(
    many.map((one) => (one.deciderId === first ? { ...one, accepted: true } : one)),
    equalWeights,
  );
  const before = proposeWeights(many, equalWeights);
  const own = many.filter(({ deciderId }) => deciderId === first).length;
  const { deciders = 0, decisions = 0 } = before?.compared ?? {};
  expect(decisions).toBeLessThanOrEqual(many.length);
  expect(found?.compared).toEqual({ deciders: deciders - 1, decisions: decisions - own });
});

test('says nothing with too few decisions, or where nobody says both yes and no', () => {
  const many = decisionsBy(uneven, { count: enoughDecisions, seed: 4 });
  expect(proposeWeights(many.slice(1), equalWeights)).toBeNull();
  expect(proposeWeights(many, equalWeights)).not.toBeNull();
  const always = many.map((one) => ({ ...one, accepted: one.deciderId % 2 === 0 }));
  expect(proposeWeights(always, equalWeights)).toBeNull();
});

test('never proposes a weight below 0 or parts that do not add up, whatever was decided', () => {
  const tenths = fc.integer({ min: 0, max: 1000 });
  const decision = fc.record({
    side: fc.constantFrom('company' as const, 'candidate' as const),
    deciderId: fc.integer({ min: 1, max: 8 }),
    parts: fc.record({ industry: tenths, test: tenths, geographic: tenths, resume: tenths }),
    accepted: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(decision, { minLength: 1, maxLength: 60 }), (decisions) => {
      const weights = learnWeights(decisions, equalWeights);
      const sum = parts.reduce((all, part) => all + (weights?.[part] ?? 0), 0);
      expect(parts.every((part) => (weights?.[part] ?? 0) >= 0)).toBe(true);
      expect(weights === null || Math.abs(sum - 100) <= 2).toBe(true);
      expect(learnWeights(decisions, equalWeights)).toEqual(weights);
    }),
  );
});
