import { highest, rankOf } from '../kernel/select.ts';
import type { ScoredPairs } from './scored-pairs.ts';
import type { ScoringSettings } from '../settings.ts';

/** Which pairs of one candidate, or of one need, in one programme are among its best, as a run keeps them: by place. */
export const bestPlaces = (
  { length, candidateId, needId, total }: ScoredPairs,
  { best, seed }: Pick<ScoringSettings, 'best' | 'seed'>,
): boolean[] => {
  const ranks = Float64Array.from({ length }, (_, at) =>
    rankOf(total[at] ?? 0, candidateId[at] ?? 0, needId[at] ?? 0, seed),
  );
  const least = length > best ? highest(ranks.slice(), length, best) : 0;
  return Array.from(ranks, (rank) => rank >= least);
};
