import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { beliefOf } from './resume.ts';

const weight = fc.integer({ min: 1, max: 50_000 });

test('one claim more is believed the less, and never costs more than a need gives that asks for it', () => {
  fc.assert(
    fc.property(
      weight,
      weight,
      weight,
      fc.double({ min: 0, max: 1, noNaN: true }),
      weight,
      (believedWeight, mostAsked, claims, part, more) => {
        const believing = { believedWeight, mostAsked };
        const [before, after] = [beliefOf(claims, believing), beliefOf(claims + more, believing)];
        expect(after).toBeLessThan(before);
        // No need shares more than it asks, nor more than the resume claims.
        const shared = part * Math.min(claims, mostAsked - Math.min(more, mostAsked));
        expect((shared + more) * after).toBeGreaterThanOrEqual(shared * before * (1 - 1e-6));
      },
    ),
  );
});

test('who claims as much as the mean is believed, and who claims what all needs ask hardly', () => {
  const believing = { believedWeight: 2000, mostAsked: 1100 };
  expect(beliefOf(1000, believing)).toBeGreaterThan(0.98);
  expect(6000 * beliefOf(6000, believing)).toBeLessThan(500);
});
