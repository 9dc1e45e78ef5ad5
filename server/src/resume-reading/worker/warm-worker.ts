import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { Worker } from '../../platform/threads/safe-worker.ts';
import type { FindCommunes } from '../contact/communes.ts';
import { answerCommunes, makeAnswered } from './commune-line.ts';
import type {
  MuchWritten,
  PdfOutcome,
  PdfTask,
  Stopped,
  WorkerReady,
  WorkerStart,
} from './pdf-worker.ts';

/** What one file may cost. */
export interface TaskLimits {
  /** Of computing for one file, from the moment that its turn has come: what a busy machine takes longer for is no fault of a file. */
  timeLimitMs: number;
  /** However little is computed, nobody waits longer for one file. */
  waitLimitMs: number;
  /** For the objects of the reading thread and the buffers beside them, together. */
  memoryLimitMb: number;
}

/** The task is to be ended for others, who wait, and its thread with it. */
export const gaveWay = Symbol('gave way');

export type TaskEnd = PdfOutcome | MuchWritten | Stopped | null | typeof gaveWay;

/** What came of a file; null where nothing did. */
export const outcomeOf = (end: TaskEnd): PdfOutcome | null =>
  end === gaveWay || end === 'much written' || end === 'stopped' ? null : end;

/**
 * Buffers are outside of what a thread's own limits count, and so is computing; objects grow beyond their limit while garbage
 * is collected. All are looked at this often.
 */
const checkMs = 50;

/** So much computing more has a thread to stop by itself once it is asked to: starting another one takes five times as much. */
const stopMs = 100;

interface ThreadOptions extends Pick<WorkerStart, 'stepsBack' | 'isSparing' | 'readsFirst'> {
  memoryLimitMb: number;
  findCommunes: FindCommunes;
}

/** Of threads that read what is written: the others are in the middle of a picture, where nothing asks. */
const stopOf = new WeakMap<Worker, Int32Array<SharedArrayBuffer>>();

const startWorker = ({ memoryLimitMb, findCommunes, ...told }: ThreadOptions): Worker => {
  const { port1: own, port2: port } = new MessageChannel();
  const answered = makeAnswered();
  const stop = told.readsFirst ? new Int32Array(new SharedArrayBuffer(4)) : null;
  answerCommunes({ port: own, answered }, findCommunes);
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb, maxYoungGenerationSizeMb: 16 },
    workerData: { port, answered, stop, ...told } satisfies WorkerStart,
    transferList: [port],
  });
  worker.once('exit', () => own.close());
  if (stop) stopOf.set(worker, stop);
  return worker;
};

/** Bytes that a thread holds, milliseconds that it has computed, and what an ordinary file took in it as the first (`WorkerReady`). */
export interface Spent {
  held: number;
  computed: number;
  ordinaryMs: number;
}

const ordinaryMsOf = new WeakMap<Worker, number>();

export type GivesWay = (spent: Spent) => boolean;

/** Null of a thread that is gone. */
const spentBy = async (worker: Worker): Promise<Spent | null> => {
  try {
    const [heap, cpu] = await Promise.all([worker.getHeapStatistics(), worker.cpuUsage()]);
    const held = heap.used_heap_size + heap.external_memory;
    const ordinaryMs = ordinaryMsOf.get(worker) ?? 0;
    return { held, computed: (cpu.user + cpu.system) / 1000, ordinaryMs };
  } catch {
    return null;
  }
};

/**
 * Hands a task to a worker that is ready; null when it dies, or is to be ended, before it has answered. One that gives way
 * after so much computing, or for its memory, is asked to stop, and has its worker ended where that does not, or holds much:
 * `givesWay` is asked as long as it computes.
 */
export const runTask = (
  worker: Worker,
  task: PdfTask,
  { timeLimitMs, waitLimitMs, memoryLimitMb }: TaskLimits,
  givesWay: GivesWay = () => false,
): Promise<TaskEnd> => {
  const { promise, resolve } = Promise.withResolvers<TaskEnd>();
  const stop = stopOf.get(worker);
  let stopBy = Infinity;
  let isHoldingMuch = false;
  let isEnded = false;
  const end = (outcome: TaskEnd): void => {
    isEnded = true;
    clearTimeout(timer);
    clearInterval(guard);
    worker.off('message', end).off('error', fail).off('exit', fail);
    if (stop) Atomics.store(stop, 0, 0);
    resolve(outcome === 'stopped' && isHoldingMuch ? gaveWay : outcome);
  };
  const fail = (): void => end(null);
  const giveWay = ({ held, computed }: Spent): void => {
    if (!stop) return end(gaveWay);
    // What is garbage by then would count against the next file.
    isHoldingMuch = held > (memoryLimitMb / 2) * 2 ** 20;
    stopBy = Math.min(stopBy, computed + stopMs);
    Atomics.store(stop, 0, 1);
  };
  const before = spentBy(worker);
  const check = async (): Promise<void> => {
    const [then, now] = await Promise.all([before, spentBy(worker)]);
    // A look that comes back late would stop the next file.
    if (!then || !now || isEnded) return;
    const computed = now.computed - then.computed;
    if (now.held > memoryLimitMb * 2 ** 20 || computed > timeLimitMs) fail();
    else if (computed > stopBy) end(gaveWay);
    else if (givesWay({ ...now, computed })) giveWay({ ...now, computed });
  };
  const timer = setTimeout(fail, waitLimitMs);
  const guard = setInterval(() => {
    void check();
  }, checkMs);
  worker.on('message', end).on('error', fail).on('exit', fail);
  worker.postMessage(task, [task.bytes.buffer]);
  return promise;
};

/** So long after a reading that gave way the next thread stands ready before it is wanted: more such files may come. */
const readyAheadMs = 30_000;

interface Begun {
  worker: Worker;
  isReady: Promise<void>;
}

const begin = (options: ThreadOptions): Begun => {
  const worker = startWorker(options);
  const gone = new AbortController();
  worker.once('exit', () => gone.abort());
  const getReady = async (): Promise<void> => {
    const [{ ordinaryMs }] = (await once(worker, 'message', { signal: gone.signal })) as [
      WorkerReady,
    ];
    ordinaryMsOf.set(worker, ordinaryMs);
    worker.on('error', () => undefined).unref();
  };
  const isReady = getReady();
  // Whoever waits for it is told.
  isReady.catch(() => undefined);
  return { worker, isReady };
};

/**
 * One worker, kept warm between files; it keeps the process alive only while it works. With a spare one, the next stands ready
 * for a while where one had to end.
 */
export const openWarmWorker = (
  memoryLimitMb: number,
  findCommunes: FindCommunes,
  { isSparing = false, stepsBack = false, hasSpare = false, readsFirst = false } = {},
) => {
  let current: Begun | null = null;
  let ahead: Begun | null = null;
  let idle: NodeJS.Timeout | undefined;

  const beginOne = (): Begun => {
    const begun = begin({ memoryLimitMb, findCommunes, stepsBack, isSparing, readsFirst });
    // One that dies while it is idle is replaced.
    begun.worker.once('exit', () => {
      if (current === begun) current = null;
      if (ahead === begun) ahead = null;
    });
    return begun;
  };
  const endAhead = async (): Promise<void> => {
    clearTimeout(idle);
    const ended = ahead;
    ahead = null;
    await ended?.worker.terminate();
  };
  const end = async (): Promise<void> => {
    const ended = current;
    current = null;
    await ended?.worker.terminate();
  };

  return {
    /** Answers with the warm worker, or starts one. */
    ready: async (): Promise<Worker> => {
      current ??= beginOne();
      const { worker, isReady } = current;
      await isReady;
      return worker;
    },
    /** Ends it in the middle of its work; the next one stands ready, and its spare one for a while. */
    replace: async (): Promise<void> => {
      const ended = current;
      if (!hasSpare) {
        current = null;
        await ended?.worker.terminate();
        current ??= beginOne();
        return;
      }
      current = ahead ?? beginOne();
      ahead = beginOne();
      clearTimeout(idle);
      idle = setTimeout(() => void endAhead(), readyAheadMs).unref();
      await ended?.worker.terminate();
    },
    stop: async (): Promise<void> => {
      await Promise.all([end(), endAhead()]);
    },
  };
};
