import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Assignment,
  type AssignmentQuestion,
  suggestAssignments,
  suggestStable,
  suggestWithin,
} from './assign.ts';
import { tieHash } from '../hash.ts';
import { emptyPairs, type ScoredPairs } from '../session/scored-pairs.ts';
import { weights } from '../testing/arbitraries.ts';
import { equalWeights, type PartTenths, totalTenths, type Weights } from '../weights.ts';

interface Edge extends PartTenths {
  candidate: number;
  need: number;
}

const edge = fc.record({
  candidate: fc.integer({ min: 1, max: 6 }),
  need: fc.integer({ min: 1, max: 5 }),
  industry: fc.integer({ min: 0, max: 10 }).map((part) => part * 100),
  test: fc.integer({ min: 0, max: 10 }).map((part) => part * 100),
  geographic: fc.integer({ min: 0, max: 1000 }),
  resume: fc.integer({ min: 0, max: 1000 }),
});

const edges = fc.uniqueArray(edge, {
  maxLength: 20,
  selector: ({ candidate, need }) => candidate * 100 + need,
});

const pairsOf = (list: readonly Edge[]): ScoredPairs => {
  const pairs = emptyPairs(list.length);
  for (const [at, one] of list.entries()) {
    pairs.candidateId[at] = one.candidate;
    pairs.needId[at] = one.need;
    for (const part of ['industry', 'test', 'geographic', 'resume'] as const)
      pairs[part][at] = one[part];
    pairs.total[at] = totalTenths(one, equalWeights);
  }
  return pairs;
};

const everybody = [1, 2, 3, 4, 5, 6];

const seatLists = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 5, maxLength: 5 });

const questionOf = (
  list: readonly Edge[],
  seats: readonly number[],
  candidateWeights: Weights = equalWeights,
  needWeights: Weights = equalWeights,
): AssignmentQuestion => ({
  pairs: pairsOf(list),
  candidateIds: everybody,
  needs: seats.map((count, at) => ({ id: at + 1, seats: count })),
  candidateWeights,
  needWeights,
  seed: 3,
});

/** The largest sum, by trying everything. */
const largestSum = (list: readonly Edge[], seats: readonly number[]): number => {
  const byCandidate = everybody.map((id) => list.filter(({ candidate }) => candidate === id));
  const left = [...seats];
  const from = (at: number): number => {
    const own = byCandidate[at];
    if (!own) return 0;
    let best = from(at + 1);
    for (const one of own) {
      if ((left[one.need - 1] ?? 0) === 0) continue;
      left[one.need - 1] = (left[one.need - 1] ?? 0) - 1;
      best = Math.max(best, totalTenths(one, equalWeights) + from(at + 1));
      left[one.need - 1] = (left[one.need - 1] ?? 0) + 1;
    }
    return best;
  };
  return from(0);
};

/** The best pair first, as long as its two sides are free. */
const greedy = (list: readonly Edge[], seats: readonly number[]): string[] => {
  const left = [...seats];
  const placed = new Map<number, number>();
  const ranked = list.toSorted(
    (one, other) =>
      totalTenths(other, equalWeights) - totalTenths(one, equalWeights) ||
      tieHash(one.candidate, one.need, 3) - tieHash(other.candidate, other.need, 3),
  );
  for (const { candidate, need } of ranked) {
    if (placed.has(candidate) || (left[need - 1] ?? 0) === 0) continue;
    placed.set(candidate, need);
    left[need - 1] = (left[need - 1] ?? 0) - 1;
  }
  return [...placed].map(([candidate, need]) => `${candidate}→${need}`).toSorted();
};

const placedOf = ({ placed }: Assignment): string[] =>
  placed.map(({ candidateId, needId }) => `${candidateId}→${needId}`);

describe('both suggestions', () => {
  test('place nobody twice, fill no seat twice, and account for everybody', () => {
    fc.assert(
      fc.property(edges, seatLists, weights, weights, (list, seats, ours, theirs) => {
        const { stable, best } = suggestAssignments(questionOf(list, seats, ours, theirs));
        for (const { placed, leftOver, freeSeats } of [stable, best]) {
          const ids = [...placed, ...leftOver].map(({ candidateId }) => candidateId);
          expect(ids.toSorted((one, other) => one - other)).toEqual(everybody);
          for (const [at, count] of seats.entries()) {
            const taken = placed.filter(({ needId }) => needId === at + 1).length;
            const free = freeSeats.find(({ needId }) => needId === at + 1)?.seats ?? 0;
            expect(taken + free).toBe(count);
          }
          const known = list.map(({ candidate, need }) => `${candidate}→${need}`);
          expect(known).toEqual(
            expect.arrayContaining(placed.map((one) => `${one.candidateId}→${one.needId}`)),
          );
        }
      }),
    );
  });

  test('do not depend on the order of the question', () => {
    fc.assert(
      fc.property(edges, seatLists, (list, seats) => {
        const question = questionOf(list, seats);
        const turned = {
          ...questionOf(list.toReversed(), seats),
          candidateIds: everybody.toReversed(),
          needs: question.needs.toReversed(),
        };
        expect(suggestAssignments(turned)).toEqual(suggestAssignments(question));
      }),
    );
  });
});

describe('the stable one', () => {
  test('gives no candidate and need a reason to leave it', () => {
    fc.assert(
      fc.property(edges, seatLists, weights, weights, (list, seats, ours, theirs) => {
        const { stable } = suggestAssignments(questionOf(list, seats, ours, theirs));
        expect(stable.unstablePairs).toBe(0);
      }),
    );
  });

  test('is the same alone', () => {
    fc.assert(
      fc.property(edges, seatLists, weights, weights, (list, seats, ours, theirs) => {
        const question = questionOf(list, seats, ours, theirs);
        expect(suggestStable(question)).toEqual(suggestAssignments(question).stable);
      }),
    );
  });

  test('is the greedy one when both sides rank by one common score', () => {
    fc.assert(
      fc.property(edges, seatLists, (list, seats) => {
        const { stable } = suggestAssignments(questionOf(list, seats));
        expect(placedOf(stable).toSorted()).toEqual(greedy(list, seats));
      }),
    );
  });
});

describe('the best one', () => {
  test('has the largest sum that there is', () => {
    fc.assert(
      fc.property(edges, seatLists, weights, (list, seats, ours) => {
        const { best, stable, stableGivesUp } = suggestAssignments(questionOf(list, seats, ours));
        expect(best.sum).toBe(largestSum(list, seats));
        expect(stableGivesUp.sum).toBe(best.sum - stable.sum);
      }),
      { numRuns: 500 },
    );
  });

  test('is searched among the seats that can be filled, however many there are, or not at all', () => {
    fc.assert(
      fc.property(edges, (list) => {
        const endless = questionOf(list, [999, 999, 999, 999, 999]);
        const enough = suggestAssignments(questionOf(list, [6, 6, 6, 6, 6]));
        const { best } = suggestWithin(endless, list.length * everybody.length);
        expect(best?.placed).toEqual(enough.best.placed);
        expect(suggestWithin(endless, -1)).toMatchObject({
          stable: { placed: enough.stable.placed },
          best: null,
        });
      }),
    );
  });

  test('gives up stability for it', () => {
    const score = (candidate: number, need: number, points: number): Edge => ({
      candidate,
      need,
      industry: points,
      test: points,
      geographic: points,
      resume: points,
    });
    // 1 and 1 like each other best; apart, they leave room for two good pairs.
    const list = [score(1, 1, 900), score(1, 2, 800), score(2, 1, 800)];
    const { stable, best, stableGivesUp, bestGivesUp } = suggestAssignments(
      questionOf(list, [1, 1, 0, 0, 0]),
    );
    expect(placedOf(stable)).toEqual(['1→1']);
    expect(placedOf(best)).toEqual(['1→2', '2→1']);
    expect(stableGivesUp).toEqual({ sum: 700, placed: 1 });
    expect(bestGivesUp).toEqual({ unstablePairs: 1 });
    expect(stable.leftOver.slice(0, 2)).toEqual([
      { candidateId: 2, reason: 'seats-taken', needId: 1, needScore: 800, lowestTaken: 900 },
      { candidateId: 3, reason: 'no-compatible-need' },
    ]);
    expect(stable.freeSeats).toEqual([
      { needId: 2, seats: 1, reason: 'candidates-placed-elsewhere' },
    ]);
  });
});
