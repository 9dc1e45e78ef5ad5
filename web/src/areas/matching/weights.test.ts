import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  equalWeights,
  isBest,
  onSliders,
  parts,
  sharesOf,
  steps,
  type Weights,
} from './weights.ts';

const weight = fc.integer({ min: 0, max: 100 });
const someWeights: fc.Arbitrary<Weights> = fc
  .record({ industry: weight, test: weight, geographic: weight, resume: weight })
  .filter((weights) => parts.some((part) => weights[part] > 0));

test('equal weights make a quarter each', () => {
  expect(sharesOf(equalWeights)).toEqual({ industry: 25, test: 25, geographic: 25, resume: 25 });
});

test('shares are whole, add up to a hundred, and lie within one of the exact ones', () => {
  fc.assert(
    fc.property(someWeights, (weights) => {
      const shares = sharesOf(weights);
      const all = parts.reduce((sum, part) => sum + weights[part], 0);
      expect(parts.reduce((sum, part) => sum + shares[part], 0)).toBe(100);
      for (const part of parts)
        expect(Math.abs(shares[part] - (weights[part] / all) * 100)).toBeLessThanOrEqual(1);
    }),
  );
});

test('sliders hold every weight, none of which vanishes', () => {
  fc.assert(
    fc.property(someWeights, (weights) => {
      const shown = onSliders(weights);
      for (const part of parts) {
        expect(shown[part]).toBeLessThanOrEqual(steps);
        expect(shown[part] > 0).toBe(weights[part] > 0);
      }
    }),
  );
});

test('what fits the sliders stays as it is', () => {
  const weights = { industry: 3, test: 0, geographic: 10, resume: 1 };
  expect(onSliders(weights)).toEqual(weights);
});

test('so many of the best can be kept: from one to a thousand', () => {
  for (const typed of ['1', ' 50 ', '1000']) expect(isBest(typed)).toBe(true);
  for (const typed of ['', '0', '-1', '1001', '2,5', 'dix']) expect(isBest(typed)).toBe(false);
});
