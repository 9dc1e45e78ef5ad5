import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blocksOf } from '../session/blocks.ts';
import { tieHash } from '../hash.ts';
import { scoreBlock, actedOnIn } from '../session/score-session.ts';
import type { ScoringSettings } from '../settings.ts';
import { sessions, weights } from '../testing/arbitraries.ts';
import { type ScoredRow, scoredRows } from '../testing/scored-rows.ts';
import { BlockScorer, slicesOf } from './block-scorer.ts';
import { mergeParts } from './merge-parts.ts';
import { packBlock } from './pack-block.ts';
import { highest } from './select.ts';
import { createTypescriptKernel } from '../testing/typescript-kernel.ts';
import { createWasmKernel } from './wasm-kernel.ts';

const everything = { keepAllBelow: 1e6, best: 1 };

const settings = fc.record({
  weights,
  seed: fc.nat(),
  keepAllBelow: fc.integer({ min: 1, max: 20 }),
  best: fc.integer({ min: 1, max: 4 }),
});

const pairs = fc.array(
  fc.record({ candidateId: fc.nat({ max: 12 }), needId: fc.nat({ max: 12 }) }),
  { maxLength: 5 },
);

/** What should be stored of a block, found by sorting. */
const expectedOf = (
  all: readonly ScoredRow[],
  { best, seed, keepAllBelow }: ScoringSettings,
  actedOn: readonly { candidateId: number; needId: number }[],
): ScoredRow[] => {
  if (all.length < keepAllBelow) return [...all];
  const kept = new Set<ScoredRow>();
  for (const side of ['candidateId', 'needId'] as const)
    for (const rows of Map.groupBy(all, (row) => row[side]).values()) {
      const ranked = rows.toSorted(
        (one, other) =>
          other.total - one.total ||
          tieHash(one.candidateId, one.needId, seed) -
            tieHash(other.candidateId, other.needId, seed),
      );
      for (const row of ranked.slice(0, best)) kept.add(row);
    }
  return all.filter(
    (row) =>
      kept.has(row) ||
      actedOn.some(
        ({ candidateId, needId }) => candidateId === row.candidateId && needId === row.needId,
      ),
  );
};

describe('what is stored of a large block', () => {
  test('the exact best of each candidate and of each need, and what was acted on', () => {
    fc.assert(
      fc.property(sessions, settings, pairs, ({ candidates, needs, corpus }, run, actedOn) => {
        for (const block of blocksOf(candidates, needs)) {
          const all = scoredRows(scoreBlock(block, corpus, { ...run, ...everything }).pairs);
          const stored = scoreBlock(block, corpus, run, actedOn);
          expect(stored.compatible).toBe(all.length);
          expect(scoredRows(stored.pairs)).toEqual(expectedOf(all, run, actedOn));
        }
      }),
      { numRuns: 300 },
    );
  });

  test('the same on any number of threads, with either kernel', () => {
    fc.assert(
      fc.property(
        sessions,
        settings,
        pairs,
        fc.integer({ min: 1, max: 3 }),
        ({ candidates, needs, corpus }, run, actedOn, threads) => {
          for (const block of blocksOf(candidates, needs)) {
            const packed = packBlock(block, corpus);
            const acted = actedOnIn(packed, actedOn);
            const scorers = Array.from({ length: threads }, (_, thread) => {
              const kernel = thread === 0 ? createTypescriptKernel() : createWasmKernel();
              return new BlockScorer(packed, kernel, run, acted);
            });
            for (const [at, slice] of slicesOf(packed, 7).entries())
              scorers[at % threads]?.score(slice);
            const merged = mergeParts(
              packed,
              scorers.map((scorer) => scorer.finish()),
              run,
            );
            expect(merged).toEqual(scoreBlock(block, corpus, run, actedOn));
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

test('the highest so many of a list', () => {
  fc.assert(
    fc.property(
      fc
        .array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 60 })
        .chain((values) =>
          fc.tuple(fc.constant(values), fc.integer({ min: 1, max: values.length })),
        ),
      ([values, count]) => {
        const sorted = values.toSorted((one, other) => other - one);
        expect(highest(Float64Array.from(values), values.length, count)).toBe(sorted[count - 1]);
      },
    ),
  );
});
