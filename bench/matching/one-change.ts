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

const medianTime = <Item>(items: readonly Item[], work: (item: Item) => void): number =>
  median(
    items.map((item) => {
      const start = performance.now();
      work(item);
      return performance.now() - start;
    }),
  );

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
