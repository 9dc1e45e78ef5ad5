import { PairCollector, type ScoredPairs } from '@tandem/matching/session/scored-pairs';
import type { ScoreColumns } from './encode-scores.ts';

/** The engine's pairs as the storage takes them. */
export const scoreColumns = (pairs: ScoredPairs): ScoreColumns => ({
  length: pairs.length,
  candidateId: pairs.candidateId,
  needId: pairs.needId,
  score: pairs.total,
  industry: pairs.industry,
  test: pairs.test,
  geographic: pairs.geographic,
  resume: pairs.resume,
});

const joined = (columns: readonly (Uint16Array | Uint32Array)[]): Uint32Array => {
  const all = new Uint32Array(columns.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const column of columns) {
    all.set(column, at);
    at += column.length;
  }
  return all;
};

export const noScores: ScoreColumns = scoreColumns(new PairCollector().finish());

/** The pairs of several blocks as one. */
export const joinBlocks = (blocks: readonly ScoredPairs[]): ScoreColumns => ({
  length: blocks.reduce((sum, { length }) => sum + length, 0),
  candidateId: joined(blocks.map((block) => block.candidateId)),
  needId: joined(blocks.map((block) => block.needId)),
  score: joined(blocks.map((block) => block.total)),
  industry: joined(blocks.map((block) => block.industry)),
  test: joined(blocks.map((block) => block.test)),
  geographic: joined(blocks.map((block) => block.geographic)),
  resume: joined(blocks.map((block) => block.resume)),
});
