import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { equalWeights } from '../weights.ts';
import { type AgreedPair, heldSeats } from './held-seats.ts';

const market = (...seats: number[]) => ({
  needs: seats.map((count, at) => ({ id: at + 1, seats: count })),
  candidateWeights: equalWeights,
  needWeights: equalWeights,
  seed: 3,
});

const pair = (
  candidateId: number,
  needId: number,
  standing: AgreedPair['standing'],
  score = 500,
): AgreedPair => ({
  candidateId,
  needId,
  standing,
  industry: score,
  test: score,
  geographic: score,
  resume: score,
});

describe('seats that are held', () => {
  test('by a finalised enrolment, whose candidate holds no other', () => {
    const finalised = pair(1, 1, 'finalised');
    const others = [pair(1, 2, 'accepted', 900), pair(1, 3, 'promised', 900)];
    const { held, free } = heldSeats([...others, finalised], market(1, 1, 1));
    expect(held).toEqual([finalised]);
    expect([...free]).toEqual([
      [1, 0],
      [2, 1],
      [3, 1],
    ]);
  });

  test('by everyone whom both sides have accepted, even beyond the seats that there are', () => {
    const agreed = [pair(1, 1, 'accepted'), pair(2, 1, 'accepted'), pair(2, 2, 'accepted')];
    const { held, free } = heldSeats(agreed, market(1, 4));
    expect(held).toEqual(agreed);
    expect([...free.values()]).toEqual([0, 3]);
  });

  test('by the best of those whom a company has accepted beyond its seats', () => {
    const agreed = [pair(1, 1, 'promised', 400), pair(2, 1, 'promised', 800)];
    expect(heldSeats(agreed, market(1)).held).toEqual([agreed[1]]);
  });

  test('once for a candidate whom several companies have accepted: where the score is best', () => {
    const agreed = [pair(1, 1, 'promised', 400), pair(1, 2, 'promised', 800)];
    const { held, free } = heldSeats(agreed, market(1, 1));
    expect(held).toEqual([agreed[1]]);
    expect([...free.values()]).toEqual([1, 0]);
  });

  test('by no promise where both sides have accepted another', () => {
    const agreed = [pair(1, 1, 'accepted'), pair(2, 1, 'promised', 900)];
    expect(heldSeats(agreed, market(1)).held).toEqual([agreed[0]]);
  });

  test('are the same in whatever order they are given, and never more promised than there are', () => {
    const some = fc.record({
      candidateId: fc.integer({ min: 1, max: 5 }),
      needId: fc.integer({ min: 1, max: 3 }),
      standing: fc.constantFrom('finalised' as const, 'accepted' as const, 'promised' as const),
      score: fc.integer({ min: 0, max: 1000 }),
    });
    const list = fc.uniqueArray(some, {
      maxLength: 12,
      selector: ({ candidateId, needId }) => candidateId * 10 + needId,
    });
    fc.assert(
      fc.property(list, fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }), (rows, seats) => {
        const agreed = rows.map((row) =>
          pair(row.candidateId, row.needId, row.standing, row.score),
        );
        const { held, free } = heldSeats(agreed, market(...seats));
        const turned = heldSeats(agreed.toReversed(), market(...seats));
        expect(turned.held).toEqual(held);
        for (const [needId, left] of free) {
          const holding = held.filter((one) => one.needId === needId);
          const firm = holding.filter(({ standing }) => standing !== 'promised').length;
          const all = seats[needId - 1] ?? 0;
          expect(holding.length).toBeLessThanOrEqual(Math.max(all, firm));
          expect(left).toBe(Math.max(0, all - holding.length));
        }
      }),
    );
  });
});
