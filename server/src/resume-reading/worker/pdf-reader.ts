import { MessageChannel } from 'node:worker_threads';
import type { FindCommunes } from '../contact/place.ts';
import type { ResumeFields } from '../read-resume.ts';
import { fairQueue } from '../../platform/security/fair-queue.ts';
import { answerCommunes, makeAnswered, type CommuneLine } from './commune-line.ts';
import { once } from 'node:events';
import { Failure } from '@tandem/domain/errors';
import { Worker } from '../../platform/threads/safe-worker.ts';
import { resumeFileType, whyNotTaken, type ResumeFileType } from './file-types.ts';
import type { ResumeText } from './read-file.ts';
import type { PdfOutcome, PdfTask } from './pdf-worker.ts';

export type { PdfLine, PdfText } from '../pdf/extract-text.ts';

/**
 * Reads PDF files, text documents and pictures, which strangers made, away from the server's own thread: one file at a time. Of those who wait, people take
 * turns, and whose file has just been given up comes after the others. Fails with `too_many_requests` for who has too many
 * files waiting, or when too many people do; with `not_a_pdf`; or with `unreadable_pdf` for a file that is broken, locked, or
 * asks for too much.
 */
export interface PdfReader {
  /** `person` is whose turn it takes; nobody's without. */
  read(bytes: Uint8Array, person?: string): Promise<ResumeText>;
  /** What a resume says of its author, as of `today`. */
  readFields(bytes: Uint8Array, today: Date, person?: string): Promise<ResumeFields>;
  /** What is being read or waits to be fails. */
  close(): Promise<void>;
}

export interface PdfLimits {
  /** Of computing for one file, from the moment that its turn has come: what a busy machine takes longer for is no fault of a file. */
  timeLimitMs: number;
  /** However little is computed, nobody waits longer for one file. */
  waitLimitMs: number;
  /** Pages after these are not read. */
  maxPages: number;
  /** For the objects of the reading thread, and again for the buffers beside them. */
  memoryLimitMb: number;
  /** Files that wait, of all people and of one, and how much all of them may weigh. */
  waiting: number;
  waitingEach: number;
  waitingMb: number;
}

const defaultLimits: PdfLimits = {
  timeLimitMs: 10_000,
  waitLimitMs: 30_000,
  maxPages: 50,
  memoryLimitMb: 256,
  waiting: 40,
  waitingEach: 2,
  waitingMb: 64,
};

const retryAfter = 10;

/** For so long whoever gave a file that was given up comes after the others. */
const afterOthersMs = 30 * 60_000;

/** Buffers are outside of what a thread's own limits count, and so is computing: they are looked at this often. */
const checkMs = 100;

/** What is said of a file that could not be read; of a PDF file the failure's own sentence. */
const unreadable = (type: ResumeFileType): Failure =>
  new Failure(
    'unreadable_pdf',
    type === 'pdf'
      ? {}
      : {
          message:
            type === 'office'
              ? 'Ce document n’a pas pu être lu : il est vide, endommagé ou protégé. Enregistrez-le en PDF.'
              : 'Cette image n’a pas pu être lue : elle est endommagée ou trop grande. Prenez-en une autre.',
        },
  );

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
const runTask = (
  worker: Worker,
  task: PdfTask,
  { timeLimitMs, waitLimitMs, memoryLimitMb }: PdfLimits,
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

/** Who gave a file that was given up, and until when that is held against them. */
const openDelays = (now: () => number) => {
  const until = new Map<string, number>();
  return {
    has: (person: string): boolean => (until.get(person) ?? 0) > now(),
    add: (person: string): void => {
      for (const [other, end] of until) if (end <= now()) until.delete(other);
      until.set(person, now() + afterOthersMs);
    },
  };
};

type Read = Exclude<PdfOutcome, { fault: string }>;

/** One worker, kept warm between files; it keeps the process alive only while it works. */
const openWarmWorker = (memoryLimitMb: number, findCommunes: FindCommunes) => {
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

export const openPdfReader = (
  limits: Partial<PdfLimits> = {},
  findCommunes: FindCommunes = () => [],
): PdfReader => {
  const all: PdfLimits = { ...defaultLimits, ...limits };
  const worker = openWarmWorker(all.memoryLimitMb, findCommunes);
  let isClosed = false;
  let waitingBytes = 0;
  let serial = 0;
  const { waiting, waitingEach } = all;
  const inTurn = fairQueue({ atOnce: 1, waiting, waitingEach, retryAfter });
  const delayed = openDelays(() => performance.now());

  const readNext = async (
    bytes: Uint8Array,
    type: ResumeFileType,
    fieldsOn: Date | null,
    person: string,
  ): Promise<Read> => {
    if (isClosed) throw new Failure('unreadable_pdf');
    const reading = await worker.ready().catch((cause: unknown) => {
      throw isClosed ? new Failure('unreadable_pdf') : cause;
    });
    reading.ref();
    // A copy is handed over: the caller still needs its own.
    const task = { bytes: new Uint8Array(bytes), type, maxPages: all.maxPages, fieldsOn };
    const outcome = await runTask(reading, task, all);
    reading.unref();
    if (!outcome) {
      delayed.add(person);
      await worker.stop();
      throw unreadable(type);
    }
    if (!('fault' in outcome)) return outcome;
    if (outcome.fault === 'unreadable') throw unreadable(type);
    throw new Failure('unreadable_pdf', {
      message: 'Ce fichier PDF est protégé par un mot de passe.',
    });
  };

  const readInTurn = async (
    bytes: Uint8Array,
    fieldsOn: Date | null,
    person = `file ${(serial += 1)}`,
  ): Promise<Read> => {
    const type = resumeFileType(bytes);
    if (!type) throw new Failure('not_a_pdf', { message: whyNotTaken(bytes) });
    if (waitingBytes + bytes.length > all.waitingMb * 2 ** 20)
      throw new Failure('too_many_requests', { data: { retry_after: retryAfter } });
    waitingBytes += bytes.length;
    try {
      const turn = { key: person, first: !delayed.has(person) };
      return await inTurn(turn, () => readNext(bytes, type, fieldsOn, person));
    } finally {
      waitingBytes -= bytes.length;
    }
  };

  return {
    read: async (bytes, person) => {
      const answer = await readInTurn(bytes, null, person);
      if ('read' in answer) return answer.read;
      throw new Error('The text was asked for.');
    },
    readFields: async (bytes, today, person) => {
      const answer = await readInTurn(bytes, today, person);
      if ('fields' in answer) return answer.fields;
      throw new Error('The fields were asked for.');
    },
    close: async () => {
      isClosed = true;
      await worker.stop();
    },
  };
};
