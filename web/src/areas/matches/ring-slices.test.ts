import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ringOrder, ringScale, ringSlices, weightsOf } from './ring-slices.ts';

const four = (least: number, most: number) => {
  const one = fc.integer({ min: least, max: most });
  return fc.record({ industry: one, test: one, geographic: one, resume: one });
};

test('the ring is filled as far as the weighted mean of its parts says, by whatever weights', () => {
  fc.assert(
    fc.property(four(0, 100), four(0, 100), (parts, weights) => {
      const sum = (of: (part: (typeof ringOrder)[number]) => number) =>
        ringOrder.reduce((all, part) => all + of(part), 0);
      fc.pre(sum((part) => weights[part]) > 0);
      const slices = ringSlices(parts, weights);
      const total = sum((part) => weights[part] * parts[part]) / sum((part) => weights[part]);
      const end = slices.at(-1);
      expect(((end?.start ?? 0) + (end?.length ?? 0)) / ringScale).toBeCloseTo(total / 100);
    }),
  );
});

test('where all count alike a slice is as long as its part has points of the 400', () => {
  const parts = { industry: 100, test: 40, geographic: 0, resume: 12.5 };
  const alike = { industry: 3, test: 3, geographic: 3, resume: 3 };
  expect(ringSlices(parts, alike).map(({ length }) => length)).toEqual([100, 40, 0, 12.5]);
});

test('no score of before is drawn by the weights of now', () => {
  const weights = { industry: 3, test: 1, geographic: 1, resume: 1 };
  expect(weightsOf(undefined)).toBeUndefined();
  expect(weightsOf({ weights, is_older: true })).toBeUndefined();
  expect(weightsOf({ weights, is_older: false })).toBe(weights);
});
