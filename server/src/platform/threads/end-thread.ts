import { setTimeout as pause } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

const patienceMs = 500;

/**
 * Ends a thread that has been told to close its port: by itself where it can, so that what it has under way is ended as
 * well. One that is still at work is stopped.
 */
export const endThread = async (worker: Worker): Promise<void> => {
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  // A thread that has ended already is -1.
  if (worker.threadId !== -1)
    await Promise.race([exited, pause(patienceMs, undefined, { ref: false })]);
  await worker.terminate();
};
