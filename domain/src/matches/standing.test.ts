import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestShareOf, closenessOf } from './standing.ts';

const closenesses = ['very_close', 'close', 'possible'];

test('the first is very close however few there are; a better rank is never told as worse', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (of, place) => {
      const rank = 1 + (place % of);
      expect(closenessOf({ rank: 1, of })).toBe('very_close');
      const [here, next] = [rank, Math.min(of, rank + 1)].map((one) =>
        closenesses.indexOf(closenessOf({ rank: one, of })),
      );
      expect(here).toBeLessThanOrEqual(next ?? -1);
      const share = bestShareOf({ rank, of });
      expect(rank).toBeLessThanOrEqual(((share ?? 100) / 100) * of);
    }),
  );
});

test('thirty candidates: the third is among ten in a hundred, the sixteenth in no better half', () => {
  expect(closenessOf({ rank: 3, of: 30 })).toBe('very_close');
  expect(closenessOf({ rank: 10, of: 30 })).toBe('close');
  expect(closenessOf({ rank: 11, of: 30 })).toBe('possible');
  expect(bestShareOf({ rank: 3, of: 30 })).toBe(10);
  expect(bestShareOf({ rank: 4, of: 30 })).toBe(20);
  expect(bestShareOf({ rank: 16, of: 30 })).toBeNull();
});
