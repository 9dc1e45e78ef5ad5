import { once } from 'node:events';
import { Failure } from '@tandem/domain/errors';
import { Worker } from '../threads/safe-worker.ts';
import type { PdfText } from './extract-text.ts';
import type { PdfOutcome, PdfTask } from './pdf-worker.ts';

export type { PdfLine, PdfText } from './extract-text.ts';

/**
 * Reads the text of PDF files, which strangers made, away from the server's own thread: one file at a time, the others
 * wait. Fails with `not_a_pdf`, or with `unreadable_pdf` for a file that is broken, locked, or asks for too much.
 */
export interface PdfReader {
  read(bytes: Uint8Array): Promise<PdfText>;
  /** What is being read or waits to be fails. */
  close(): Promise<void>;
}

export interface PdfLimits {
  /** For one file, from the moment that its turn has come. */
  timeLimitMs: number;
  /** Pages after these are not read. */
  maxPages: number;
  /** For the objects of the reading thread, and again for the buffers beside them. */
  memoryLimitMb: number;
}

const defaultLimits: PdfLimits = { timeLimitMs: 10_000, maxPages: 50, memoryLimitMb: 256 };

/** Buffers are outside of what a thread's own limits count, so they are looked at this often. */
const memoryCheckMs = 100;

/** Readers are to look for the mark within the first 1024 bytes (ISO 32000, annex H). */
const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).includes('%PDF-');

const startWorker = (memoryLimitMb: number): Worker =>
  new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb, maxYoungGenerationSizeMb: 32 },
  });

/** What a thread that is gone counts as. */
const dead = { external_memory: 0 };

/** Hands a task to a worker that is ready; null when it dies, or is to be stopped, before it has answered. */
const runTask = (
  worker: Worker,
  task: PdfTask,
  { timeLimitMs, memoryLimitMb }: PdfLimits,
): Promise<PdfOutcome | null> => {
  const { promise, resolve } = Promise.withResolvers<PdfOutcome | null>();
  const end = (outcome: PdfOutcome | null): void => {
    clearTimeout(timer);
    clearInterval(guard);
    worker.off('message', end).off('error', fail).off('exit', fail);
    resolve(outcome);
  };
  const fail = (): void => end(null);
  const checkMemory = async (): Promise<void> => {
    const { external_memory: buffers } = await worker.getHeapStatistics().catch(() => dead);
    if (buffers > memoryLimitMb * 2 ** 20) fail();
  };
  const timer = setTimeout(fail, timeLimitMs);
  const guard = setInterval(() => {
    void checkMemory();
  }, memoryCheckMs);
  worker.on('message', end).on('error', fail).on('exit', fail);
  worker.postMessage(task, [task.bytes.buffer]);
  return promise;
};

export const openPdfReader = (limits: Partial<PdfLimits> = {}): PdfReader => {
  const all: PdfLimits = { ...defaultLimits, ...limits };
  let worker: Worker | null = null;
  let isClosed = false;
  let queue: Promise<unknown> = Promise.resolve();

  const stopWorker = async (): Promise<void> => {
    const stopped = worker;
    worker = null;
    await stopped?.terminate();
  };

  /** Answers with the warm worker, or starts one; it keeps the process alive only while it works. */
  const readyWorker = async (): Promise<Worker> => {
    if (worker) return worker;
    const started = startWorker(all.memoryLimitMb);
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
  };

  const readNext = async (bytes: Uint8Array): Promise<PdfText> => {
    if (isClosed) throw new Failure('unreadable_pdf');
    const reading = await readyWorker().catch((cause: unknown) => {
      throw isClosed ? new Failure('unreadable_pdf') : cause;
    });
    reading.ref();
    // A copy is handed over: the caller still needs its own.
    const task = { bytes: new Uint8Array(bytes), maxPages: all.maxPages };
    const outcome = await runTask(reading, task, all);
    reading.unref();
    if (!outcome) {
      await stopWorker();
      throw new Failure('unreadable_pdf');
    }
    if ('read' in outcome) return outcome.read;
    if (outcome.fault === 'unreadable') throw new Failure('unreadable_pdf');
    throw new Failure('unreadable_pdf', {
      message: 'Ce fichier PDF est protégé par un mot de passe.',
    });
  };

  return {
    read: async (bytes) => {
      if (!isPdf(bytes)) throw new Failure('not_a_pdf');
      const reading = queue.then(() => readNext(bytes));
      queue = reading.catch(() => undefined);
      return reading;
    },
    close: async () => {
      isClosed = true;
      await stopWorker();
    },
  };
};
