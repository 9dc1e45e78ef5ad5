import type { PairScores } from '../pair/score-pair.ts';
import type { ScoredPairs } from '../session/scored-pairs.ts';

export interface ScoredRow extends PairScores {
  candidateId: number;
  needId: number;
}

/** Columns as rows, easier to compare. */
export const scoredRows = (pairs: ScoredPairs): ScoredRow[] =>
  Array.from({ length: pairs.length }, (_, at) => ({
    candidateId: pairs.candidateId[at] ?? 0,
    needId: pairs.needId[at] ?? 0,
    industry: pairs.industry[at] ?? 0,
    test: pairs.test[at] ?? 0,
    geographic: pairs.geographic[at] ?? 0,
    resume: pairs.resume[at] ?? 0,
    total: pairs.total[at] ?? 0,
  }));
