import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adviceOf, byScoreThenId, firstAdvised } from './advised-order.ts';

const match = fc.record({
  score: fc.nat(5),
  advised: fc.option(fc.nat(5), { nil: undefined }),
  interested: fc.option(fc.constant(true as const), { nil: undefined }),
});

test('the first of a list are the first of the whole list in that order', () => {
  fc.assert(
    fc.property(
      fc.array(match, { maxLength: 30 }),
      fc.constantFrom('candidate', 'company'),
      fc.integer({ min: 1, max: 12 }),
      (list, side, count) => {
        const matches = list.map((one, id) => ({ ...one, id }));
        const whole = matches.toSorted(
          (one, other) => adviceOf(other, side) - adviceOf(one, side) || byScoreThenId(one, other),
        );
        expect(firstAdvised(matches, side, count)).toEqual(whole.slice(0, count));
      },
    ),
  );
});
