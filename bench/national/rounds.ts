import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { defaultSettings, type ScoringSettings } from '@tandem/matching/settings';
import type pg from 'pg';
import type { Services } from '../../server/src/areas/services.ts';
import { kinds } from '../../server/src/platform/queue/job-kinds.ts';
import { launchRun, startWorker, untilDone } from '../shared/matching-run.ts';
import { Watch } from './watch.ts';

/** The best twenty a side in every block, the small ones too. */
const settings: ScoringSettings = { ...defaultSettings, best: 20, keepAllBelow: 0 };

/** The worker that is killed: the one that has taken the run and puts it together, or one that shares its blocks. */
export type Lost = 'leader' | 'sharer';

export interface Round {
  processes: number;
  /** Whether what is stored is left there, so that the run only compares. */
  again?: boolean;
  lost?: Lost;
}

/** What is stored: the same number and sum mean the same pairs with the same scores. */
interface Stored {
  pairs: number;
  sum: string;
}

export interface Measured extends Round {
  seconds: number;
  /** Compatible pairs. */
  compatible: number;
  stored: Stored;
  /** Blocks that others took up after whoever had them was killed. */
  takenUp: number;
  taken: Watch['taken'];
}

const findStored = async (pool: pg.Pool): Promise<Stored> => {
  const { rows } = await pool.query<Stored>(`
    select count(*)::int as pairs, coalesce(sum(hashtextextended(concat_ws(',', applicant_id, offer_id, score,
      industry_score, test_score, geographic_score, resume_score), 0)), 0)::text as sum from match_scores`);
  const [stored] = rows;
  if (!stored) throw new Error('Nothing was counted.');
  return stored;
};

const countTakenUp = async (pool: pg.Pool, since: Date): Promise<number> => {
  const { rows } = await pool.query<{ jobs: number }>(
    `select count(*)::int as jobs from jobs.job
     where name = 'score-block' and retry_count > 0 and created_on >= $1`,
    [since],
  );
  return rows[0]?.jobs ?? 0;
};

const untilTaken = async (pool: pg.Pool): Promise<void> => {
  for (;;) {
    const { rowCount } = await pool.query(
      "select 1 from jobs.job where name = 'run-matching' and state = 'active'",
    );
    if (rowCount) return;
    await pause(20);
  }
};

const stop = async (workers: readonly ChildProcess[]): Promise<void> => {
  const living = workers.filter(
    ({ signalCode, exitCode }) => signalCode === null && exitCode === null,
  );
  const ends = living.map((worker) => once(worker, 'exit'));
  for (const worker of living) worker.kill('SIGTERM');
  await Promise.all(ends);
};

/** Whether every worker has blocks: each takes `batch` at a time. */
const haveAllBlocks = async (pool: pg.Pool, workers: number): Promise<boolean> => {
  const { rows } = await pool.query<{ jobs: number }>(
    "select count(*)::int as jobs from jobs.job where name = 'score-block' and state = 'active'",
  );
  return (rows[0]?.jobs ?? 0) > (workers - 1) * kinds['score-block'].batch;
};

/** How far a run is when a worker is killed, in percent: the largest regions come first. */
const middle = 40;

/** One run, by so many workers; the leader is the first to start where one is to be killed. */
export const measureRound = async (
  { db, jobs, now }: Services,
  environment: NodeJS.ProcessEnv,
  round: Round,
): Promise<Measured> => {
  const { processes, again, lost } = round;
  const { pool } = db;
  if (!again) await pool.query('truncate match_scores');
  const since = now();
  const workers: ChildProcess[] = [];
  const startUpTo = async (count: number) => {
    const missing = Array.from({ length: count - workers.length }, () => startWorker(environment));
    workers.push(...(await Promise.all(missing)));
  };
  const watch = new Watch(pool);
  try {
    await startUpTo(lost ? 1 : processes);
    await watch.begin(workers);
    const start = performance.now();
    const runId = await launchRun({ db, jobs, now }, settings);
    if (lost) await untilTaken(pool);
    await startUpTo(processes);
    let victim = lost && workers[lost === 'leader' ? 0 : 1];
    const compatible = await untilDone({ db, jobs, now }, runId, async (progress) => {
      await watch.look(workers);
      if (!victim || progress < middle || !(await haveAllBlocks(pool, processes))) return;
      victim.kill('SIGKILL');
      victim = undefined;
    });
    const seconds = (performance.now() - start) / 1000;
    await watch.look(workers, true);
    const stored = await findStored(pool);
    const takenUp = await countTakenUp(pool, since);
    return { ...round, seconds, compatible, stored, takenUp, taken: watch.taken };
  } finally {
    await stop(workers);
  }
};
