import { nearCandidatesOf, nearNeedsOf } from '@tandem/matching/chances/near-pairs';
import { MatchingIndex } from '@tandem/matching/session/matching-index';
import type { Corpus } from '@tandem/matching/parts/document';
import { equalWeights } from '@tandem/matching/weights';
import { printFigure, printTable } from '../shared/report.ts';
import { median } from '../shared/statistics.ts';
import type { BenchSession } from './data.ts';
import { runNaive } from './naive.ts';

const rounds = 200;

/** Every so many-th of a list: some of each size of programme. */
const spread = <Item>(items: readonly Item[]): Item[] =>
  items.filter((_, at) => at % Math.max(1, Math.floor(items.length / rounds)) === 0);

const timesOf = <Item>(items: readonly Item[], work: (item: Item) => void): number[] =>
  items.map((item) => {
    const start = performance.now();
    work(item);
    return performance.now() - start;
  });

const medianTime = <Item>(items: readonly Item[], work: (item: Item) => void): number =>
  median(timesOf(items, work));

/** One saved sheet against all needs, one saved need against all candidates, beside the naive loops. */
export const measureIndex = (session: BenchSession, corpus: Corpus): void => {
  const start = performance.now();
  const index = new MatchingIndex(corpus);
  for (const candidate of session.candidates) index.putCandidate(candidate);
  for (const need of session.needs) index.putNeed(need);
  const built = performance.now() - start;
  const [candidates, needs] = [[...session.candidates], [...session.needs]];
  const someCandidates = spread(candidates);
  const someNeeds = spread(needs);
  for (const candidate of someCandidates) index.scoreCandidate(candidate, equalWeights);
  const ours = medianTime(someCandidates, (one) => index.scoreCandidate(one, equalWeights));
  const theirs = medianTime(someNeeds, (one) => index.scoreNeed(one, equalWeights));
  const ignore = (): void => undefined;
  const naiveOurs = runNaive(someCandidates.slice(0, 20), needs, corpus, equalWeights, ignore);
  const naiveTheirs = runNaive(candidates, someNeeds.slice(0, 2), corpus, equalWeights, ignore);
  console.log(
    `\none change, given an index in memory (built in ${(built / 1000).toFixed(2)} s); median of ${rounds}`,
  );
  printTable([
    ['change', 'engine, ms', 'naive, ms'],
    [
      `one candidate against ${needs.length} needs`,
      ours.toFixed(3),
      (naiveOurs.milliseconds / 20).toFixed(1),
    ],
    [
      `one need against ${candidates.length} candidates`,
      theirs.toFixed(3),
      (naiveTheirs.milliseconds / 2).toFixed(1),
    ],
  ]);
  printFigure('one_candidate', ours, 'ms');
  printFigure('one_candidate_naive', naiveOurs.milliseconds / 20, 'ms');
  printFigure('one_need', theirs, 'ms');
  printFigure('one_need_naive', naiveTheirs.milliseconds / 2, 'ms');
};

/** Whom a sheet or a need misses by one rule and by little, over all of its programme, as the staff and its owner ask for it. */
export const measureNearPairs = (session: BenchSession): void => {
  const needs = [...session.needs].map((need) => ({ ...need, waitsForTutor: false }));
  const candidates = [...session.candidates];
  const needsOf = Map.groupBy(
    needs.flatMap((need) => need.programmeIds.map((programmeId) => ({ programmeId, need }))),
    ({ programmeId }) => programmeId,
  );
  const candidatesOf = Map.groupBy(candidates, ({ programmeId }) => programmeId);
  const ownNeeds = new Map(
    Array.from(needsOf, ([id, some]) => [id, some.map(({ need }) => need)] as const),
  );
  const largest = (sizes: number[]): string => String(Math.max(0, ...sizes));
  const ours = spread(candidates).map((one) => ({ one, all: ownNeeds.get(one.programmeId) ?? [] }));
  const theirs = spread(needs).map((one) => ({
    one,
    all: one.programmeIds.flatMap((id) => candidatesOf.get(id) ?? []),
  }));
  for (const { one, all } of ours) nearNeedsOf(one, all);
  const timesOurs = timesOf(ours, ({ one, all }) => nearNeedsOf(one, all));
  const timesTheirs = timesOf(theirs, ({ one, all }) => nearCandidatesOf(one, all));
  console.log('\nnear pairs of one, over its programmes');
  printTable([
    ['whose', 'others at most', 'median, ms', 'slowest of 200, ms'],
    ...(
      [
        ['candidate', largest(ours.map(({ all }) => all.length)), timesOurs],
        ['need', largest(theirs.map(({ all }) => all.length)), timesTheirs],
      ] as const
    ).map(([whose, others, times]) => [
      whose,
      others,
      median(times).toFixed(3),
      Math.max(...times).toFixed(3),
    ]),
  ]);
  printFigure('near_needs', median(timesOurs), 'ms');
  printFigure('near_candidates', median(timesTheirs), 'ms');
};
