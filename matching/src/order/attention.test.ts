import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { tieHash } from '../hash.ts';
import { attentionPrices, lookedAt, type ShownPairs, type Standings } from './attention.ts';

interface Row {
  candidateId: number;
  needId: number;
  score: number;
}

const columns = (rows: readonly Row[]): ShownPairs => ({
  length: rows.length,
  candidateId: rows.map(({ candidateId }) => candidateId),
  needId: rows.map(({ needId }) => needId),
  score: rows.map(({ score }) => score),
});

const nobodyWaits: Standings = {
  waitingForCandidate: new Map(),
  waitingForNeed: new Map(),
  seats: new Map(),
};

const someRows = fc
  .uniqueArray(
    fc.record({
      candidateId: fc.integer({ min: 1, max: 15 }),
      needId: fc.integer({ min: 1, max: 15 }),
      score: fc.integer({ min: 0, max: 1000 }),
    }),
    { selector: ({ candidateId, needId }) => `${candidateId} ${needId}`, maxLength: 120 },
  )
  .filter((rows) => rows.length > 0);

it('prices everybody who has a pair, the same in whatever order the pairs come', () => {
  fc.assert(
    fc.property(someRows, fc.func(fc.integer()), (rows, key) => {
      const prices = attentionPrices(columns(rows), nobodyWaits);
      const shuffled = rows.toSorted((one, other) => key(one) - key(other));
      expect(attentionPrices(columns(shuffled), nobodyWaits)).toEqual(prices);
      expect(new Set(prices.candidates.keys())).toEqual(
        new Set(rows.map(({ candidateId }) => candidateId)),
      );
      expect(new Set(prices.needs.keys())).toEqual(new Set(rows.map(({ needId }) => needId)));
    }),
  );
});

it('costs nothing where no list is longer than what is looked at and nobody stands on too many', () => {
  const rows = [1, 2, 3].map((id) => ({ candidateId: id, needId: id, score: 300 * id }));
  const { candidates, needs } = attentionPrices(columns(rows), nobodyWaits);
  expect([...candidates.values(), ...needs.values()]).toEqual([0, 0, 0, 0, 0, 0]);
});

/** Twenty needs that agree on whom they like, give or take a taste of their own. */
const crowded = Array.from({ length: 20 }, (_, need) =>
  Array.from({ length: 20 }, (__, candidate) => ({
    candidateId: candidate + 1,
    needId: need + 1,
    score: 800 - 8 * candidate + (tieHash(candidate, need, 0) % 150),
  })),
).flat();

const shownTo = (rows: readonly Row[], prices: ReadonlyMap<number, number>): number[] => {
  const value = ({ score, candidateId }: Row) => score - (prices.get(candidateId) ?? 0);
  const counts = new Map(rows.map(({ candidateId }) => [candidateId, 0]));
  for (const list of Map.groupBy(rows, ({ needId }) => needId).values())
    for (const { candidateId } of list
      .toSorted((one, other) => value(other) - value(one))
      .slice(0, lookedAt))
      counts.set(candidateId, (counts.get(candidateId) ?? 0) + 1);
  return [...counts.values()];
};

it('brings those onto a list who stood on none, and takes the most sought from some', () => {
  const { candidates } = attentionPrices(columns(crowded), nobodyWaits);
  const before = shownTo(crowded, new Map());
  const after = shownTo(crowded, candidates);
  expect(before.filter((count) => count > 0).length).toBeLessThan(15);
  expect(after.filter((count) => count > 0).length).toBe(20);
  expect(Math.max(...after)).toBeLessThan(0.7 * Math.max(...before));
});

it('is never cheaper for whoever has attention already', () => {
  const first = attentionPrices(columns(crowded), nobodyWaits).candidates.get(1) ?? 0;
  const waited = attentionPrices(columns(crowded), {
    ...nobodyWaits,
    waitingForCandidate: new Map([[1, 10]]),
  });
  expect(waited.candidates.get(1)).toBeGreaterThanOrEqual(first);
});
