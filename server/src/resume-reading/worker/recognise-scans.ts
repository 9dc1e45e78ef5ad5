import type { Upload } from '../../platform/http/upload.ts';
import { fairQueue } from '../../platform/security/fair-queue.ts';
import type { FindCommunes } from '../contact/place.ts';
import type { ResumeFields } from '../read-resume.ts';
import type { ResumeFileType } from './file-types.ts';
import { openWarmWorker, runTask, type TaskLimits } from './warm-worker.ts';

/** A page takes a second or two, and a large photograph some 250 MB. */
const limits: TaskLimits = { timeLimitMs: 25_000, waitLimitMs: 45_000, memoryLimitMb: 400 };

/** Its memory goes back to the machine when nobody has asked for so long. */
const idleMs = 30_000;

/**
 * Recognises text in scans and photographs, in a thread and a queue of its own: files with text do not wait for them. Null
 * where a file takes too long or too much, or nothing can be read; fails with `too_many_requests` as the reader of files does.
 */
export const openRecogniser = (findCommunes: FindCommunes) => {
  const worker = openWarmWorker(limits.memoryLimitMb, findCommunes);
  const inTurn = fairQueue({ atOnce: 1, waiting: 10, waitingEach: 1, retryAfter: 20 });
  let isClosed = false;
  let serial = 0;
  let idle: NodeJS.Timeout | undefined;

  const readNext = async (
    given: Uint8Array | Upload,
    type: ResumeFileType,
    fieldsOn: Date,
  ): Promise<ResumeFields | null> => {
    if (isClosed) return null;
    clearTimeout(idle);
    const reading = await worker.ready();
    reading.ref();
    const bytes = given instanceof Uint8Array ? new Uint8Array(given) : await given.read();
    const task = { bytes, type, maxPages: 0, fieldsOn, recognise: true, form: null };
    const outcome = await runTask(reading, task, limits);
    reading.unref();
    if (!outcome) await worker.stop();
    idle = setTimeout(() => void worker.stop(), idleMs).unref();
    return outcome && 'fields' in outcome && outcome.fields.hasText ? outcome.fields : null;
  };

  return {
    readFields: (
      given: Uint8Array | Upload,
      type: ResumeFileType,
      today: Date,
      person = `scan ${(serial += 1)}`,
    ): Promise<ResumeFields | null> =>
      inTurn({ key: person, first: true }, () => readNext(given, type, today)),
    close: async (): Promise<void> => {
      isClosed = true;
      clearTimeout(idle);
      await worker.stop();
    },
  };
};
