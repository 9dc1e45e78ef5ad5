import type { Upload } from '../../platform/http/uploads/upload.ts';
import type { FindCommunes } from '../contact/place.ts';
import type { ResumeFields } from '../read-resume.ts';
import { openDelays } from './delays.ts';
import type { ResumeFileType } from './file-types.ts';
import type { LongTurn } from './long-turn.ts';
import { gaveWay, openWarmWorker, runTask, type TaskLimits } from './warm-worker.ts';

/** A page takes a second or two, and a large photograph some 250 MB. */
const limits: TaskLimits = { timeLimitMs: 25_000, waitLimitMs: 45_000, memoryLimitMb: 400 };

/** After so long no page and no second look at one is begun. */
const beginningMs = 20_000;
/** What is begun is given so long to end before its answer is due. */
const endingMs = 5000;
/** With less left a turn is not taken. */
const leastMs = 1000;

/** Its memory goes back to the machine when nobody has asked for so long. */
const idleMs = 30_000;

/** What was recognised in time. */
export interface Recognised {
  /** Null where no text was found. */
  fields: ResumeFields | null;
  /** Whether all pages that are read were. */
  isWhole: boolean;
}

const unfinished: Recognised = { fields: null, isWhole: false };

/** Whatever is first: the answer, or `unfinished` when so many milliseconds are over. */
const within = async (ms: number, answer: Promise<Recognised>): Promise<Recognised> => {
  const { promise, resolve } = Promise.withResolvers<Recognised>();
  const timer = setTimeout(() => resolve(unfinished), Math.max(0, ms));
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
  }
};

interface Asked {
  given: Uint8Array | Upload;
  type: ResumeFileType;
  fieldsOn: Date;
  /** By when it is to be answered, on the clock of `performance`. */
  due: number;
  person: string;
}

/**
 * Recognises text in scans and photographs, in a thread of its own: files with text do not wait for them. Whoever
 * gave a file that took too long or too much comes after the others. Fails with `too_many_requests` as the reader of files does.
 */
export const openRecogniser = (findCommunes: FindCommunes, longTurn: LongTurn) => {
  const worker = openWarmWorker(limits.memoryLimitMb, findCommunes);
  const delayed = openDelays();
  let isClosed = false;
  let serial = 0;
  let idle: NodeJS.Timeout | undefined;

  const readNext = async ({ given, type, fieldsOn, due, person }: Asked): Promise<Recognised> => {
    const left = due - performance.now();
    if (isClosed || left < leastMs) return unfinished;
    // At once: what was uploaded is gone when its answer was given.
    const bytes = given instanceof Uint8Array ? new Uint8Array(given) : await given.read();
    clearTimeout(idle);
    const reading = await worker.ready();
    reading.ref();
    const recogniseMs = Math.min(beginningMs, Math.max(0, left - endingMs));
    const task = { bytes, type, maxPages: 0, fieldsOn, recogniseMs, form: null };
    const outcome = await runTask(reading, task, limits);
    reading.unref();
    if (!outcome) {
      delayed.add(person);
      await worker.stop();
    }
    idle = setTimeout(() => void worker.stop(), idleMs).unref();
    if (!outcome || outcome === gaveWay) return unfinished;
    if (!('fields' in outcome)) return { fields: null, isWhole: true };
    const { fields, isWhole } = outcome;
    return { fields: fields.hasText ? fields : null, isWhole };
  };

  return {
    /** Answers within so many milliseconds, with what was recognised by then. */
    readFields: (
      file: Pick<Asked, 'given' | 'type' | 'fieldsOn'>,
      withinMs: number,
      person = `scan ${(serial += 1)}`,
    ): Promise<Recognised> => {
      const asked = { ...file, due: performance.now() + withinMs, person };
      const turn = { key: person, first: !delayed.has(person) };
      return within(
        withinMs,
        longTurn(turn, () => readNext(asked)),
      );
    },
    close: async (): Promise<void> => {
      isClosed = true;
      clearTimeout(idle);
      await worker.stop();
    },
  };
};
