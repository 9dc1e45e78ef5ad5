import type { Corpus } from '@tandem/matching/parts/document';
import { scoreSession } from '@tandem/matching/session/score-session';
import { defaultSettings } from '@tandem/matching/settings';
import { equalWeights } from '@tandem/matching/weights';
import { Checksum } from './checksum.ts';
import type { CandidateProfile, NeedProfile } from '@tandem/matching/profiles';
import type { BenchSession } from './data.ts';
import { type NaiveRun, runNaive } from './naive.ts';
import { runPostgres } from './postgres.ts';

/** The slow variants score so many candidates against all needs; beyond, their speed is taken as the same. */
const sampleSize = 500;

export interface SlowVariant {
  variant: string;
  pairsPerSecond: number;
  checksum: string;
  detail: string;
}

interface Sample {
  candidates: CandidateProfile[];
  needs: NeedProfile[];
}

/** What the engine finds for a sample, to be held against what a slow variant finds. */
const engineOn = ({ candidates, needs }: Sample, corpus: Corpus): Checksum => {
  const checksum = new Checksum();
  const everything = { ...defaultSettings, keepAllBelow: Infinity };
  for (const { pairs } of scoreSession(candidates, needs, corpus, everything))
    checksum.addAll(pairs);
  return checksum;
};

const sampleOf = ({ candidates, needs }: BenchSession): Sample => {
  const step = Math.max(1, Math.floor(candidates.length / sampleSize));
  const length = Math.min(sampleSize, Math.ceil(candidates.length / step));
  return {
    candidates: Array.from({ length }, (_, at) => candidates.at(at * step)),
    needs: [...needs],
  };
};

const measured = (
  variant: string,
  found: Checksum,
  expected: Checksum,
  run: NaiveRun,
): SlowVariant => {
  if (found.text !== expected.text)
    throw new Error(
      `${variant}: ${found.text} of ${found.pairs}, engine ${expected.text} of ${expected.pairs}`,
    );
  return {
    variant,
    pairsPerSecond: run.compatible / (run.milliseconds / 1000),
    checksum: `${found.text} = engine's`,
    detail: `on ${sampleSize} candidates, ${(run.milliseconds / 1000).toFixed(2)} s`,
  };
};

/** The naive loops first; then PostgreSQL, when a server is given. All are held against the engine, pair by pair. */
export const slowVariants = async (
  session: BenchSession,
  corpus: Corpus,
): Promise<SlowVariant[]> => {
  const sample = sampleOf(session);
  const { candidates, needs } = sample;
  const expected = engineOn(sample, corpus);
  const naive = new Checksum();
  const naiveRun = runNaive(candidates, needs, corpus, equalWeights, (...pair) => {
    naive.add(...pair);
  });
  const variants = [measured('naive loops over objects', naive, expected, naiveRun)];
  const url = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'];
  if (url !== undefined && url !== '') {
    const postgres = new Checksum();
    const run = await runPostgres(url, candidates, needs, corpus, (...pair) => {
      postgres.add(...pair);
    });
    variants.push(measured('one PostgreSQL statement', postgres, expected, run));
  }
  return variants;
};
