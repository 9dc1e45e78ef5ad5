import { bestSum } from '@tandem/matching/assign/best-sum';
import { deferredAcceptance } from '@tandem/matching/assign/deferred-acceptance';
import { type Market, marketOf } from '@tandem/matching/assign/market';
import type { Corpus } from '@tandem/matching/parts/document';
import { scoreBlock } from '@tandem/matching/session/score-session';
import { emptyPairs, type ScoredPairs } from '@tandem/matching/session/scored-pairs';
import { defaultSettings } from '@tandem/matching/settings';
import { equalWeights } from '@tandem/matching/weights';
import { printFigure, printTable } from '../shared/report.ts';
import { type BenchSession, blocksOfSession } from './data.ts';

const columns = [
  'candidateId',
  'needId',
  'industry',
  'test',
  'geographic',
  'resume',
  'total',
] as const;

const joined = (blocks: readonly ScoredPairs[]): ScoredPairs => {
  const all = emptyPairs(blocks.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const block of blocks) {
    for (const column of columns) all[column].set(block[column], end);
    end += block.length;
  }
  return all;
};

/** What a spreadsheet would do: sort all pairs, and take each whose two sides are still free. */
const greedy = ({ candidate, need, seats, candidateRank }: Market): number[] => {
  const order = Uint32Array.from(candidate.keys()).toSorted(
    (one, other) => (candidateRank[other] ?? 0) - (candidateRank[one] ?? 0),
  );
  const taken = new Set<number>();
  const left = seats.slice();
  const placed: number[] = [];
  for (const pair of order) {
    const seat = need[pair] ?? 0;
    if (taken.has(candidate[pair] ?? 0) || left[seat] === 0) continue;
    taken.add(candidate[pair] ?? 0);
    left[seat] = (left[seat] ?? 0) - 1;
    placed.push(pair);
  }
  return placed;
};

/** Places a whole session at once, one seat a need, from the pairs that a run stores. */
export const measureAssignment = (session: BenchSession, corpus: Corpus): void => {
  const blocks = blocksOfSession(session).map((one) => scoreBlock(one, corpus, defaultSettings));
  const market = marketOf({
    pairs: joined(blocks.map(({ pairs }) => pairs)),
    candidateIds: Array.from(session.candidates, ({ id }) => id),
    needs: Array.from(session.needs, ({ id }) => ({ id, seats: 1 })),
    candidateWeights: equalWeights,
    needWeights: equalWeights,
    seed: 1,
  });
  const variants = [
    ['greedy by sorting', greedy],
    ['stable (deferred acceptance)', deferredAcceptance],
    ['largest sum', bestSum],
  ] as const;
  const results = variants.map(([variant, assign]) => {
    const start = performance.now();
    const placed = assign(market);
    const seconds = (performance.now() - start) / 1000;
    const sum = placed.reduce((points, pair) => points + (market.total[pair] ?? 0) / 10, 0);
    return { variant, seconds, placed: placed.length, sum };
  });
  const stable = results[1]?.sum ?? 1;
  console.log(`\nassignment of all at once, from ${market.need.length} pairs`);
  printTable([
    ['variant', 's', 'placed', 'sum of scores', 'against stable'],
    ...results.map(({ variant, seconds, placed, sum }) => [
      variant,
      seconds.toFixed(2),
      `${placed}`,
      sum.toFixed(0),
      `${(100 * (sum / stable - 1)).toFixed(2)} %`,
    ]),
  ]);
  for (const { variant, seconds } of results)
    printFigure(`assignment_${variant.replaceAll(/\W+/g, '_')}`, seconds, 's');
  printFigure('assignment_largest_sum_gain', 100 * ((results[2]?.sum ?? 0) / stable - 1), '%');
};
