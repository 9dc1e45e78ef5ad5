import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Environment } from '../../platform/config.ts';
import { waitFor } from '../wait-for.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));

export interface ChildServer {
  process: ChildProcess;
  /** What it has written so far. */
  output(): { stdout: string; stderr: string };
  /** Where it answers; fails when it ends before. */
  address(): Promise<string>;
  /** Its exit code, or the signal that ended it. */
  ended(): Promise<number | NodeJS.Signals | null>;
}

/** Collects what a program writes, and when it ends. */
export const watchChild = (child: ChildProcess): ChildServer => {
  const written = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => (written.stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (written.stderr += chunk.toString()));
  const end = once(child, 'close').then(
    ([code, signal]) => (code ?? signal) as number | NodeJS.Signals | null,
  );
  let isOver = false;
  void end.then(() => (isOver = true));
  return {
    process: child,
    output: () => written,
    address: () =>
      waitFor('the server answers', () => {
        if (isOver) throw new Error(`The server ended: ${written.stderr}`);
        return /^Tandem : (http\S+)$/m.exec(written.stdout)?.[1];
      }),
    ended: () => end,
  };
};

/**
 * The code of the embedded database stays as it is first compiled: making it faster takes more than these processes, who live
 * for seconds, gain by it. `tools/run.mjs` starts it so on small machines.
 */
export const shortLived = ['--liftoff-only'] as const;

/** What it takes over of this process: where programs are, and code that the tests have read before. */
export const bareEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
});

/**
 * The server as people start it: a process of its own. `environment` is all it knows of the outside, beside code that the
 * tests have read before and a bound of writes that none of them meets.
 */
export const startChildServer = (
  environment: Environment,
  flags: readonly string[] = shortLived,
): ChildServer =>
  watchChild(
    spawn(process.execPath, [...flags, main], {
      env: {
        ...bareEnvironment(),
        PORT: '0',
        LOG_LEVEL: 'silent',
        // Tests write faster than anybody.
        WRITES_PER_MINUTE: '1000000',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
