import type { ScoreColumns } from '../../server/src/scoring/stored/encode-scores.ts';
import { Random } from '../shared/random.ts';

export const pairsPerCandidate = 50;
export const needCount = 2000;

/** So many scored pairs, 50 a candidate; `share` of them with other scores than under seed 1. */
export const someScores = (rows: number, share: number): ScoreColumns => {
  const random = new Random(1);
  const columns = {
    length: rows,
    candidateId: new Uint32Array(rows),
    needId: new Uint32Array(rows),
    score: new Uint16Array(rows),
    industry: new Uint16Array(rows),
    test: new Uint16Array(rows),
    geographic: new Uint16Array(rows),
    resume: new Uint16Array(rows),
  };
  const step = Math.floor(needCount / pairsPerCandidate);
  for (let row = 0; row < rows; row += 1) {
    const turn = row % pairsPerCandidate;
    columns.candidateId[row] = 1 + Math.floor(row / pairsPerCandidate);
    columns.needId[row] = 1 + turn * step + random.below(step);
    const changed = random.next() < share ? 1 : 0;
    for (const part of ['score', 'industry', 'test', 'geographic', 'resume'] as const)
      columns[part][row] = random.below(1000) + changed;
  }
  return columns;
};

const names = [
  'candidateId',
  'needId',
  'score',
  'industry',
  'test',
  'geographic',
  'resume',
] as const;

/** The rows as the text that COPY takes. */
export const asText = (columns: ScoreColumns, suffix = ''): Buffer => {
  const lines: string[] = [];
  for (let row = 0; row < columns.length; row += 1)
    lines.push(`${names.map((name) => columns[name][row]).join('\t')}${suffix}\n`);
  return Buffer.from(lines.join(''));
};

/** The rows as arrays that `pg` writes as text. */
export const asArrays = (columns: ScoreColumns, start: number, end: number): number[][] =>
  names.map((name) => [...columns[name].subarray(start, end)]);
