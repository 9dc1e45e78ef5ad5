import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Environment } from '../../server/src/platform/config.ts';
import {
  bareEnvironment,
  shortLived,
  watchChild,
} from '../../server/src/testing/product/child-server.ts';
import { waitFor } from '../../server/src/testing/wait-for.ts';

const program = fileURLToPath(new URL('../../server/src/worker.ts', import.meta.url));

/** A process that does what waits, and that can be killed; another takes its place. */
export interface Worker {
  kill(): Promise<void>;
  /** Answers once the next one takes up jobs. */
  replace(): Promise<void>;
}

const startOne = (environment: Environment) =>
  watchChild(
    spawn(process.execPath, [...shortLived, program], {
      env: { ...bareEnvironment(), LOG_LEVEL: 'silent', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );

const isAtWork = (child: ReturnType<typeof startOne>): Promise<unknown> =>
  waitFor('the worker takes up jobs', () => {
    const { stdout, stderr } = child.output();
    if (child.process.exitCode !== null) throw new Error(`The worker ended: ${stderr}`);
    return stdout.includes('travaux en cours');
  });

export const startWorker = async (environment: Environment): Promise<Worker> => {
  let child = startOne(environment);
  await isAtWork(child);
  const kill = async (): Promise<void> => {
    child.process.kill('SIGKILL');
    await child.ended();
  };
  return {
    kill,
    replace: async () => {
      child = startOne(environment);
      await isAtWork(child);
    },
  };
};
