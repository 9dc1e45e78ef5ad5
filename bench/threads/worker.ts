import { parentPort, workerData } from 'node:worker_threads';

/** A thread that compiles WebAssembly or not, works for a moment, and ends when it is told to, or in the midst of work. */
export interface ThreadWork {
  opensDatabase: boolean;
  endsAtWork: boolean;
}

const { opensDatabase, endsAtWork } = workerData as ThreadWork;

const work = (): void => {
  for (;;) Math.hypot(1, 1);
};

if (opensDatabase) {
  const { PGlite } = await import('@electric-sql/pglite');
  const database = await PGlite.create();
  await database.query('select 1');
}
parentPort?.on('message', () => parentPort?.close());
parentPort?.postMessage('ready');
if (endsAtWork) work();
