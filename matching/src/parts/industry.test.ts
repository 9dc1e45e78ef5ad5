import { sectors } from '@tandem/domain/reference/sectors';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { candidateSectorBits, industryStep, industrySteps, needSectorBits } from './industry.ts';

const sectionOf = new Map(sectors.map(({ id, section }) => [id, section]));
const ids = sectors.map(({ id }) => id);
const some = (maxLength: number) =>
  fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength });

const fit = (one: number, other: number): number => {
  if (one === other) return 2;
  return sectionOf.get(one) === sectionOf.get(other) ? 1 : 0;
};

const closest = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, id) => sum + Math.max(...other.map((theirs) => fit(id, theirs))), 0);

/** The rule where nobody has an order, in whole numbers, from the sets themselves. */
const withoutOrder = (ours: readonly number[], theirs: readonly number[]): number => {
  const one = closest(ours, theirs) * theirs.length;
  const other = closest(theirs, ours) * ours.length;
  const told = Math.min(4, ours.length);
  return Math.floor(
    (industrySteps * (one + other + Math.max(one, other)) * told) /
      (6 * ours.length ** 2 * theirs.length),
  );
};

const step = (ours: readonly number[], order: readonly number[], theirs: readonly number[]) =>
  industryStep(candidateSectorBits(ours, order), needSectorBits(theirs));

test('without an order all sectors count alike, as they always did', () => {
  fc.assert(
    fc.property(some(38), some(38), (ours, theirs) => {
      expect(step(ours, [], theirs)).toBe(withoutOrder(ours, theirs));
    }),
  );
});

describe('with an order', () => {
  test('the first choice counts most, and each place less', () => {
    const ours = [1, 5, 19, 24];
    const steps = ours.map((wished) => step(ours, [1, 5, 19], [wished]));
    expect(steps).toEqual(steps.toSorted((one, other) => other - one));
    expect(new Set(steps).size).toBe(4);
    expect(steps[0]).toBeGreaterThan(step(ours, [], [1]));
    expect(steps.at(-1)).toBeLessThan(step(ours, [], [24]));
  });

  test('to put what a company has earlier never lowers its score', () => {
    fc.assert(
      fc.property(some(6), some(3), (ours, theirs) => {
        const order = ours.slice(0, 3);
        const values = order.map((id) => Math.max(...theirs.map((other) => fit(id, other))));
        const before = step(ours, order, theirs);
        for (let at = 1; at < order.length; at += 1) {
          if ((values[at] ?? 0) < (values[at - 1] ?? 0)) continue;
          const swapped = order.with(at, order[at - 1] ?? 0).with(at - 1, order[at] ?? 0);
          expect(step(ours, swapped, theirs)).toBeGreaterThanOrEqual(before);
        }
      }),
    );
  });

  test('one sector alone and sectors of others change nothing', () => {
    fc.assert(
      fc.property(some(6), some(3), (ours, theirs) => {
        const [first = 0] = ours;
        expect(step([first], [first], theirs)).toBe(step([first], [], theirs));
        const others = ids.filter((id) => !ours.includes(id)).slice(0, 3);
        expect(step(ours, others, theirs)).toBe(step(ours, [], theirs));
      }),
    );
  });

  test('a score lies between nothing and all', () => {
    fc.assert(
      fc.property(some(38), some(38), fc.integer({ min: 1, max: 3 }), (ours, theirs, placed) => {
        const scored = step(ours, ours.slice(0, placed), theirs);
        expect(scored).toBeGreaterThanOrEqual(0);
        expect(scored).toBeLessThanOrEqual(industrySteps);
      }),
    );
  });
});
