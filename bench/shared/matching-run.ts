import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ScoringSettings } from '@tandem/matching/settings';
import type { Services } from '../../server/src/areas/services.ts';
import { addRun, findRun } from '../../server/src/scoring/runs/run-queries.ts';

type Used = Pick<Services, 'db' | 'jobs' | 'now'>;

const worker = fileURLToPath(new URL('../../server/src/worker.ts', import.meta.url));

/** As `tools/run.mjs` has it. */
const flags = ['--no-wasm-code-gc', '--max-semi-space-size=4'];

/** A process as `npm run worker` starts it, once it takes up jobs. */
export const startWorker = async (environment: NodeJS.ProcessEnv): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [...flags, worker], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
};

/** Launches a run as the staff do; answers its id. */
export const launchRun = ({ db, jobs, now }: Used, settings: ScoringSettings): Promise<number> =>
  db.transaction(async (tx) => {
    const id = await addRun(tx, { requestedBy: 1, at: now(), settings });
    if (id === null) throw new Error('A run is going on.');
    await jobs.add(tx, 'run-matching', [{ runId: id }], () => `run ${id}`);
    return id;
  });

/** Waits until the run is done; answers how many compatible pairs it has found. `look` is told how far it is, 0 to 100. */
export const untilDone = async (
  { db }: Used,
  runId: number,
  look?: (progress: number) => Promise<void>,
): Promise<number> => {
  for (;;) {
    const run = await findRun(db.read, runId);
    if (run?.state === 'done') return run.pairs_scored;
    if (run?.state !== 'running') throw new Error(`The run has ended: ${run?.error ?? 'nowhere'}.`);
    await look?.(run.progress);
    await pause(50);
  }
};
