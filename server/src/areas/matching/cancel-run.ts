import type { Handler } from '../handler.ts';
import { endRun } from '../../scoring/runs/run-queries.ts';
import { currentRun } from '../../scoring/runs/current-run.ts';
import { runState } from './launch-matching.ts';

/** The run ends at its next step; sessions that it has not come to keep their earlier scores. */
export const cancelRun: Handler<'DELETE /launch_matching/', 'db' | 'jobs' | 'now'> = async (
  services,
) => {
  const { db, now } = services;
  const run = await currentRun(services);
  if (run?.state === 'running') await endRun(db.read, run.id, { state: 'cancelled', at: now() });
  return runState(await currentRun(services));
};
