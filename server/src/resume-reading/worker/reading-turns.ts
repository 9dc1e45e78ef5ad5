import { Failure } from '@tandem/domain/errors';
import type { Upload } from '../../platform/http/uploads/upload.ts';
import { fairQueue, type Turn } from '../../platform/security/fair-queue.ts';
import type { FindCommunes } from '../contact/communes.ts';
import { openDelays } from './delays.ts';
import { resumeFileType, whyNotTaken, type ResumeFileType } from './file-types.ts';
import type { LongTurn } from './long-turn.ts';
import type { PdfOutcome, PdfTask } from './pdf-worker.ts';
import {
  gaveWay,
  openWarmWorker,
  outcomeOf,
  runTask,
  type GivesWay,
  type Spent,
  type TaskEnd,
  type TaskLimits,
} from './warm-worker.ts';

/** One that was uploaded comes into memory when its turn has come. */
export type Given = Uint8Array | Upload;

export type Wanted = Pick<PdfTask, 'fieldsOn' | 'form'>;

/** What came of a file; null where it asked for too much. */
export interface Read {
  type: ResumeFileType;
  outcome: PdfOutcome | null;
}

export interface TurnLimits extends TaskLimits {
  /** Whoever computes for longer goes on with the long files once somebody waits. */
  sliceMs: number;
  /** The same in times of what a thread's first, ordinary, file takes: what a slow machine takes longer for is no fault of a file. */
  sliceFiles: number;
  /** A file in which so much is written goes on with the long files at once where somebody waits, without having computed. */
  mostWrittenMb: number;
  /** Pages after these are not read. */
  maxPages: number;
  /** Files that wait, of all people and of one. */
  waiting: number;
  waitingEach: number;
  /** Whether there is little memory: as few threads as can be are there at a time. */
  isSparing: boolean;
}

export const retryAfter = 10;

/** What of a slice a file has before whoever came after it, the rest of them behind all of these: few ordinary ones take half. */
const firstShare = 0.5;

/** For how long a file may compute while others wait, in a thread whose first one took so long. */
export const sliceOf = (
  { sliceMs, sliceFiles }: Pick<TurnLimits, 'sliceMs' | 'sliceFiles'>,
  ordinaryMs: number,
): number => Math.max(sliceMs, sliceFiles * ordinaryMs);

/** Asks for what is written, and for nothing of what is shown. */
const plainTask = {
  recogniseMs: null,
  withTexts: false,
  codesAlone: false,
  isDrawing: null,
  uprightMs: null,
} as const;

const closed = (): Failure => new Failure('unreadable_pdf');

interface Turns {
  person: string;
  /** In which the file may compute for this share of a slice. */
  read: (turn: Turn, share: number) => Promise<{ type: ResumeFileType; outcome: TaskEnd }>;
  /** Whether it has no second turn. */
  isOnce: () => boolean;
  /** Is called where its sender comes after others from now on. */
  delay: () => void;
}

/** The turns of a file among the short ones; null where it is none of them. */
const readInTurns = async ({ person, read, isOnce, delay }: Turns): Promise<Read | null> => {
  const turns = [
    { turn: { key: person, first: true }, share: firstShare },
    // After whoever has had none yet, and with room of its own: more of this person may wait.
    { turn: { key: person }, share: 1 },
  ];
  for (const { turn, share } of turns) {
    const { type, outcome } = await read(turn, share);
    // Its sender is not held to it: it cost nobody anything.
    if (outcome === 'much written') return null;
    const isLeft = outcome === gaveWay || outcome === 'stopped';
    const isLast = share === 1 || isOnce();
    if (outcome === null || (isLeft && isLast)) delay();
    if (!isLeft) return { type, outcome };
    if (isLast) return null;
  }
  return null;
};

/**
 * One file at a time, people in turns. A file that takes long has its turn only while nobody waits: then it begins anew among
 * the long files, of which one is read at a time beside the others. Whose file that was, or was given up, is among them at once
 * for a while.
 */
export const openReadingTurns = (
  limits: TurnLimits,
  findCommunes: FindCommunes,
  longTurn: LongTurn,
) => {
  const { isSparing, memoryLimitMb, waiting, waitingEach } = limits;
  const short = openWarmWorker(memoryLimitMb, findCommunes, {
    isSparing,
    hasSpare: !isSparing,
    readsFirst: true,
  });
  const long = openWarmWorker(memoryLimitMb, findCommunes, { isSparing, stepsBack: true });
  const inTurn = fairQueue({ atOnce: 1, waiting, waitingEach, retryAfter });
  const delayed = openDelays();
  // Beside a large photograph there is no room for a whole thread more: what needs it comes after.
  const heldBeside = isSparing ? (memoryLimitMb / 2) * 2 ** 20 : Infinity;
  let isClosed = false;

  const readWith = async (
    worker: typeof short,
    given: Given,
    wanted: Wanted,
    { givesWay, mostWritten = null }: { givesWay?: GivesWay; mostWritten?: number | null } = {},
  ): Promise<{ type: ResumeFileType; outcome: TaskEnd }> => {
    if (isClosed) throw closed();
    // Handed over: a caller that holds it in memory still needs its own.
    const bytes = given instanceof Uint8Array ? new Uint8Array(given) : await given.read();
    const type = resumeFileType(bytes);
    if (!type) throw new Failure('not_a_pdf', { message: whyNotTaken(bytes) });
    const reading = await worker.ready().catch((cause: unknown) => {
      throw isClosed ? closed() : cause;
    });
    reading.ref();
    const task = { ...plainTask, bytes, type, maxPages: limits.maxPages, mostWritten, ...wanted };
    const outcome = await runTask(reading, task, limits, givesWay);
    reading.unref();
    if (!outcome) await worker.stop();
    if (outcome === gaveWay) await (isClosed ? worker.stop() : worker.replace());
    return { type, outcome };
  };

  const readLong = async (given: Given, wanted: Wanted): Promise<Read> => {
    try {
      const { type, outcome } = await readWith(long, given, wanted);
      return { type, outcome: outcomeOf(outcome) };
    } finally {
      await long.stop();
    }
  };

  const readShort = (
    given: Given,
    wanted: Wanted,
    turn: Turn,
    share: number,
  ): Promise<{ type: ResumeFileType; outcome: TaskEnd }> =>
    inTurn(turn, ({ isAwaited }) => {
      const givesWay = ({ computed, held, ordinaryMs }: Spent) =>
        (computed > share * sliceOf(limits, ordinaryMs) && isAwaited()) ||
        (held > heldBeside && longTurn.isTaken());
      const mostWritten = isAwaited() ? limits.mostWrittenMb * 2 ** 20 : null;
      return readWith(short, given, wanted, { givesWay, mostWritten });
    });

  return {
    read: async (given: Given, wanted: Wanted, person: string): Promise<Read> => {
      const read = delayed.has(person)
        ? null
        : await readInTurns({
            person,
            read: (turn, share) => readShort(given, wanted, turn, share),
            isOnce: () => isSparing && longTurn.isTaken(),
            delay: () => delayed.add(person),
          });
      return read ?? longTurn.take({ key: person }, () => readLong(given, wanted));
    },
    close: async (): Promise<void> => {
      isClosed = true;
      await Promise.all([short.stop(), long.stop()]);
    },
  };
};
