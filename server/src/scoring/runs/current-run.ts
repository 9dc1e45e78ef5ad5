import type { ScoringServices } from '../services.ts';
import { endRun, findLastRun, type MatchingRun } from './run-queries.ts';

/** By which the queue knows the job of a run. */
export const runKey = (runId: number): string => `run ${runId}`;

/**
 * The current or last run. One whose job the queue has given up, because its server was killed again and again, would seem
 * to go on for ever and let no other begin: it has failed.
 */
export const currentRun = async ({
  db,
  jobs,
  now,
}: Pick<ScoringServices, 'db' | 'jobs' | 'now'>): Promise<MatchingRun | undefined> => {
  const run = await findLastRun(db.read);
  if (run?.state !== 'running' || (await jobs.isOpen('run-matching', runKey(run.id)))) return run;
  await endRun(db.read, run.id, { state: 'failed', at: now(), error: 'The queue gave it up.' });
  return findLastRun(db.read);
};
