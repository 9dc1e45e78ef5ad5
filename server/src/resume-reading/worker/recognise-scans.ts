import type { Upload } from '../../platform/http/uploads/upload.ts';
import type { FindCommunes } from '../contact/communes.ts';
import type { ResumeFields } from '../read-resume.ts';
import { openDelays } from './delays.ts';
import type { ResumeFileType } from './file-types.ts';
import type { LongTurn } from './long-turn.ts';
import type { PdfOutcome } from './pdf-worker.ts';
import {
  gaveWay,
  openWarmWorker,
  outcomeOf,
  runTask,
  type GivesWay,
  type TaskEnd,
  type TaskLimits,
} from './warm-worker.ts';

/** A page takes a second or two, and a large photograph some 300 MB. */
const costs = { timeLimitMs: 25_000, memoryLimitMb: 400 };

/** What is begun is given so long to end before its answer is due. */
const endingMs = 5000;
/** With less left a turn is not taken. */
const leastMs = 1000;

/** Its memory goes back to the machine when nobody has asked for so long; at once where there is little. */
const idleMs = 30_000;

/** What was recognised in time. */
export interface Recognised {
  /** Null where no text was found. */
  fields: ResumeFields | null;
  /** Whether all pages that are read were. */
  isWhole: boolean;
  /** Whether codes said it all. */
  isCoded: boolean;
  /** Whether a picture was too large to be looked at, and nothing else was read. */
  isTooLarge: boolean;
}

export const unfinished: Recognised = {
  fields: null,
  isWhole: false,
  isCoded: false,
  isTooLarge: false,
};

/**
 * Whatever is first: the answer, or null when so many milliseconds are over, or whoever asked is stopping; then it is told that
 * nobody waits for it.
 */
const within = async <Answer>(
  ms: number,
  answering: (leave: AbortSignal) => Promise<Answer | null>,
  stopping?: AbortSignal,
): Promise<Answer | null> => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const over = new AbortController();
  const end = (): void => {
    resolve(null);
    over.abort();
  };
  const timer = setTimeout(end, Math.max(0, ms));
  stopping?.addEventListener('abort', end);
  try {
    return await Promise.race([answering(over.signal), promise]);
  } finally {
    clearTimeout(timer);
    stopping?.removeEventListener('abort', end);
  }
};

/**
 * Ends what computes for too long before a page is drawn: PDF.js can follow forms in forms without end, and is deaf to clocks
 * of its own thread meanwhile.
 */
const drawnWithin = (drawingMs: number, isDrawing: Int32Array): GivesWay => {
  let since = 0;
  return ({ computed }) => {
    if (Atomics.load(isDrawing, 0) === 0) since = computed;
    return computed - since > drawingMs;
  };
};

interface Asked {
  given: Uint8Array | Upload;
  type: ResumeFileType;
  /** What is: the fields of a resume as of a day, its text, or its page, upright. */
  wanted: Date | 'text' | 'upright';
  /** Whether its pages are read whole, not their pictures alone. */
  withTexts: boolean;
  /** Whether of its pictures nothing but codes is looked at. */
  codesAlone: boolean;
  /** By when it is to be answered, on the clock of `performance`. */
  due: number;
  person: string;
  /** Nobody waits for it: it comes after everybody who does. */
  stopping?: AbortSignal;
}

/** What of it a thread is told, which begins nothing more after so long. */
const taskOf = ({ type, wanted, withTexts, codesAlone }: Asked, forMs: number) => ({
  type,
  withTexts,
  codesAlone,
  maxPages: 0,
  mostWritten: null,
  fieldsOn: wanted instanceof Date ? wanted : null,
  recogniseMs: wanted === 'upright' ? null : forMs,
  uprightMs: wanted === 'upright' ? forMs : null,
  form: null,
});

export interface RecogniserLimits {
  /** Whether there is little memory: no thread is kept for the next scan. */
  isSparing: boolean;
  /** Of computing, for what is drawn of one page. */
  drawingMs: number;
  /** After so long no page and no second look at one is begun. */
  beginningMs: number;
}

type Ask = (
  asked: Omit<Asked, 'due' | 'person'>,
  withinMs: number,
  person?: string,
) => Promise<PdfOutcome | null>;

const answersBy = (ask: Ask) => ({
  /** Answers within so many milliseconds, with what was recognised by then. */
  readFields: async (
    file: Pick<Asked, 'given' | 'type' | 'withTexts' | 'codesAlone'> & { wanted: Date },
    withinMs: number,
    person?: string,
  ): Promise<Recognised> => {
    const outcome = await ask(file, withinMs, person);
    if (!outcome) return unfinished;
    if (!('fields' in outcome)) return { ...unfinished, isWhole: true };
    const { fields, isWhole, isCoded, isTooLarge } = outcome;
    return { fields: fields.hasText ? fields : null, isWhole, isCoded, isTooLarge };
  },
  /** What the pages of a PDF file show; null where nothing came of it within the limits. Fails where others came first for so long. */
  readText: async (
    given: Asked['given'],
    withinMs: number,
    stopping: AbortSignal,
  ): Promise<string | null> => {
    const due = performance.now() + withinMs;
    const outcome = await ask(
      { given, type: 'pdf', wanted: 'text', withTexts: true, codesAlone: false, stopping },
      withinMs,
    );
    if (!outcome && performance.now() > due - leastMs) throw new Error('No turn came for a scan.');
    return outcome && 'read' in outcome ? outcome.read.text : null;
  },
  /** A photograph as a PDF file, its page upright; null where there was no time for it. */
  makeUpright: async (
    given: Asked['given'],
    withinMs: number,
    person?: string,
  ): Promise<Uint8Array | null> => {
    const outcome = await ask(
      { given, type: 'picture', wanted: 'upright', withTexts: false, codesAlone: false },
      withinMs,
      person,
    );
    return outcome && 'upright' in outcome ? outcome.upright : null;
  },
});

/**
 * Recognises text in scans and photographs, in a thread of its own: files with text do not wait for them. Whoever
 * gave a file that took too long or too much comes after the others. Fails with `too_many_requests` as the reader of files does.
 */
export const openRecogniser = (
  findCommunes: FindCommunes,
  longTurn: LongTurn,
  { isSparing, drawingMs, beginningMs }: RecogniserLimits,
) => {
  // What is begun last has all its computing ahead.
  const limits: TaskLimits = { ...costs, waitLimitMs: beginningMs + costs.timeLimitMs };
  const ahead = openWarmWorker(limits.memoryLimitMb, findCommunes, { isSparing });
  const behind = openWarmWorker(limits.memoryLimitMb, findCommunes, { isSparing, stepsBack: true });
  const delayed = openDelays();
  let isClosed = false;
  let serial = 0;
  let idle: NodeJS.Timeout | undefined;

  const stop = async (): Promise<void> => {
    clearTimeout(idle);
    await Promise.all([ahead.stop(), behind.stop()]);
  };

  /** Null where there is not the time for an answer. What nobody waits for gives way to whoever does. */
  const askNext = async (asked: Asked): Promise<TaskEnd> => {
    const { given, due, person, stopping } = asked;
    const worker = stopping ? behind : ahead;
    const left = due - performance.now();
    if (isClosed || left < leastMs) return null;
    // At once: what was uploaded is gone when its answer was given.
    const bytes = given instanceof Uint8Array ? new Uint8Array(given) : await given.read();
    clearTimeout(idle);
    const reading = await worker.ready();
    reading.ref();
    const forMs = Math.min(beginningMs, Math.max(0, left - endingMs));
    const isDrawing = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const task = { bytes, ...taskOf(asked, forMs), isDrawing };
    const isDrawnTooLong = drawnWithin(drawingMs, isDrawing);
    let isForOthers = false;
    const end = await runTask(reading, task, limits, (spent) => {
      isForOthers = stopping !== undefined && longTurn.isAwaited();
      return isForOthers || isDrawnTooLong(spent);
    });
    const outcome = outcomeOf(end);
    reading.unref();
    if (!outcome) delayed.add(person);
    if (!outcome || isSparing) await worker.stop();
    idle = setTimeout(() => void stop(), idleMs).unref();
    return end === gaveWay && isForOthers ? gaveWay : outcome;
  };

  const ask: Ask = (asked, withinMs, person = `scan ${(serial += 1)}`) => {
    const due = performance.now() + withinMs;
    const { stopping } = asked;
    const turn = { key: person, first: !stopping && !delayed.has(person) };
    return within(
      withinMs,
      async (leave) => {
        let end: TaskEnd = gaveWay;
        // After those to whom it gave way it begins anew.
        while (end === gaveWay && !leave.aborted)
          end = await longTurn.take(
            { ...turn, leave },
            () => askNext({ ...asked, due, person }),
            stopping !== undefined,
          );
        return outcomeOf(end);
      },
      stopping,
    );
  };

  return {
    ...answersBy(ask),
    close: async (): Promise<void> => {
      isClosed = true;
      await stop();
    },
  };
};
