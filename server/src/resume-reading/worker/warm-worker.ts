import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { Worker } from '../../platform/threads/safe-worker.ts';
import type { FindCommunes } from '../contact/place.ts';
import { answerCommunes, makeAnswered, type CommuneLine } from './commune-line.ts';
import type { PdfOutcome, PdfTask } from './pdf-worker.ts';

/** What one file may cost. */
export interface TaskLimits {
  /** Of computing for one file, from the moment that its turn has come: what a busy machine takes longer for is no fault of a file. */
  timeLimitMs: number;
  /** However little is computed, nobody waits longer for one file. */
  waitLimitMs: number;
  /** For the objects of the reading thread, and again for the buffers beside them. */
  memoryLimitMb: number;
}

/** Buffers are outside of what a thread's own limits count, and so is computing: they are looked at this often. */
const checkMs = 100;

const startWorker = (memoryLimitMb: number, findCommunes: FindCommunes): Worker => {
  const { port1: own, port2: port } = new MessageChannel();
  const answered = makeAnswered();
  answerCommunes({ port: own, answered }, findCommunes);
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb, maxYoungGenerationSizeMb: 32 },
    workerData: { port, answered } satisfies CommuneLine,
    transferList: [port],
  });
  worker.once('exit', () => own.close());
  return worker;
};

/** Bytes outside of its heap, and milliseconds that it has computed; null of a thread that is gone. */
const spentBy = async (worker: Worker): Promise<{ buffers: number; computed: number } | null> => {
  try {
    const [heap, cpu] = await Promise.all([worker.getHeapStatistics(), worker.cpuUsage()]);
    return { buffers: heap.external_memory, computed: (cpu.user + cpu.system) / 1000 };
  } catch {
    return null;
  }
};

/** Hands a task to a worker that is ready; null when it dies, or is to be stopped, before it has answered. */
export const runTask = (
  worker: Worker,
  task: PdfTask,
  { timeLimitMs, waitLimitMs, memoryLimitMb }: TaskLimits,
): Promise<PdfOutcome | null> => {
  const { promise, resolve } = Promise.withResolvers<PdfOutcome | null>();
  const end = (outcome: PdfOutcome | null): void => {
    clearTimeout(timer);
    clearInterval(guard);
    worker.off('message', end).off('error', fail).off('exit', fail);
    resolve(outcome);
  };
  const fail = (): void => end(null);
  const before = spentBy(worker);
  const check = async (): Promise<void> => {
    const [then, now] = await Promise.all([before, spentBy(worker)]);
    if (!then || !now) return;
    const isTooMuch =
      now.buffers > memoryLimitMb * 2 ** 20 || now.computed - then.computed > timeLimitMs;
    if (isTooMuch) fail();
  };
  const timer = setTimeout(fail, waitLimitMs);
  const guard = setInterval(() => {
    void check();
  }, checkMs);
  worker.on('message', end).on('error', fail).on('exit', fail);
  worker.postMessage(task, [task.bytes.buffer]);
  return promise;
};

/** One worker, kept warm between files; it keeps the process alive only while it works. */
export const openWarmWorker = (memoryLimitMb: number, findCommunes: FindCommunes) => {
  let worker: Worker | null = null;
  return {
    /** Answers with the warm worker, or starts one. */
    ready: async (): Promise<Worker> => {
      if (worker) return worker;
      const started = startWorker(memoryLimitMb, findCommunes);
      worker = started;
      const gone = new AbortController();
      // One that dies while it is idle is replaced.
      started.once('exit', () => {
        gone.abort();
        if (worker === started) worker = null;
      });
      await once(started, 'message', { signal: gone.signal });
      started.on('error', () => undefined);
      return started;
    },
    stop: async (): Promise<void> => {
      const stopped = worker;
      worker = null;
      await stopped?.terminate();
    },
  };
};
