import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '@tandem/domain/errors';
import { Reply } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import { addRun, findLastRun, type MatchingRun } from '../../scoring/runs/run-queries.ts';
import { findMatchingSettings } from '../../scoring/settings/matching-settings-queries.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { currentRun, runKey } from '../../scoring/runs/current-run.ts';

const intervalMs = 50;

export const runState = (run: MatchingRun | undefined) => ({
  state: run?.state ?? ('never' as const),
  started_at: run?.started_at.toISOString() ?? null,
  finished_at: run?.finished_at?.toISOString() ?? null,
  progress: run?.progress ?? 0,
  pairs_scored: run?.pairs_scored ?? 0,
});

/** Starts a run, or joins the one that is running. Answers when it has ended, or after a while that it goes on. */
export const launchMatching: Handler<
  'POST /launch_matching/',
  'db' | 'jobs' | 'launchPatienceMs' | 'now'
> = async (services, { actor }) => {
  const { db, jobs, launchPatienceMs, now } = services;
  const deadline = performance.now() + launchPatienceMs;
  await currentRun(services);
  await db.transaction(async (tx) => {
    const settings = await findMatchingSettings(tx);
    const runId = await addRun(tx, { requestedBy: actor.accountId, at: now(), settings });
    if (runId !== null) await jobs.add(tx, 'run-matching', [{ runId }], () => runKey(runId));
  });
  let run = orNotFound(await findLastRun(db.read));
  while (run.state === 'running' && performance.now() < deadline) {
    await pause(intervalMs);
    run = orNotFound(await findLastRun(db.read));
  }
  if (run.state === 'failed') throw new Failure('matching_failed');
  return new Reply(runState(run), { status: run.state === 'running' ? 202 : 200 });
};

export const readRun: Handler<'GET /launch_matching/', 'db' | 'jobs' | 'now'> = async (services) =>
  runState(await currentRun(services));
