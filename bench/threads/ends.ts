/**
 * Ends threads one after the other, in several lanes, beside an embedded database that is asked without a pause; writes how
 * many have ended after each. A process of its own, so that its crash is told by the one that started it.
 */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { endThread } from '../../server/src/platform/threads/end-thread.ts';
import { Worker } from '../../server/src/platform/threads/safe-worker.ts';
import { openDatabase } from '../../server/src/platform/database/database.ts';
import type { ThreadWork } from './worker.ts';

const [dataDir = '', ...numbers] = process.argv.slice(2);
const [wanted = 0, milliseconds = 0] = numbers.map(Number);
const deadline = performance.now() + milliseconds;
const worker = new URL('worker.ts', import.meta.url);

/** Databases take a hundred times longer to open than another thread to start. */
const everyDatabase = 100;

let begun = 0;
let ended = 0;

const startAndEnd = async (serial: number): Promise<void> => {
  const workerData = {
    opensDatabase: serial % everyDatabase === 0,
    endsAtWork: serial % 2 === 1,
  } satisfies ThreadWork;
  const thread = new Worker(worker, { workerData });
  await once(thread, 'message');
  if (workerData.endsAtWork) await thread.terminate();
  else {
    thread.postMessage(null);
    await endThread(thread);
  }
};

const isOver = (): boolean => begun >= wanted || performance.now() >= deadline;

const runLane = async (): Promise<void> => {
  while (!isOver()) {
    await startAndEnd((begun += 1));
    process.stdout.write(`${(ended += 1)}\n`);
  }
};

const db = await openDatabase({
  url: null,
  dataDir,
  durable: false,
  onCrash: (error) => {
    throw error;
  },
});
const over = new AbortController();
const load = async (): Promise<void> => {
  while (!over.signal.aborted)
    await db.pool.query('select count(*) from generate_series(1, 10000)');
};
const asking = load();
await Promise.all(Array.from({ length: availableParallelism() + 1 }, runLane));
over.abort();
await asking;
await db.close();
