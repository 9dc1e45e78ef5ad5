import type { FormField } from '@tandem/domain/contracts/official-form/form-fields';
import type { FilledField } from '@tandem/domain/contracts/official-form/form-mapping';
import { Failure } from '@tandem/domain/errors';
import type { Upload } from '../../platform/http/uploads/upload.ts';
import { fairQueue } from '../../platform/security/fair-queue.ts';
import type { FindCommunes } from '../contact/place.ts';
import { withRecognised, type ReadFields } from './add-recognised.ts';
import { openDelays } from './delays.ts';
import { resumeFileType, whyNotTaken, type ResumeFileType } from './file-types.ts';
import type { PdfOutcome, PdfTask } from './pdf-worker.ts';
import type { ResumeText } from './read-file.ts';
import { openRecogniser } from './recognise-scans.ts';
import { openWarmWorker, runTask, type TaskLimits } from './warm-worker.ts';

export type { PdfLine, PdfText } from '../pdf/extract-text.ts';

type Read = Exclude<PdfOutcome, { fault: string }>;

/** One that was uploaded comes into memory when its turn has come. */
type Given = Uint8Array | Upload;

/**
 * Reads PDF files, text documents and pictures, which strangers made, away from the server's own thread: one file at a time. Of those who wait, people take
 * turns, and whose file has just been given up comes after the others. Fails with `too_many_requests` for who has too many
 * files waiting, or when too many people do; with `not_a_pdf`; or with `unreadable_pdf` for a file that is broken, locked, or
 * asks for too much.
 */
export interface PdfReader {
  /** `person` is whose turn it takes; nobody's without. */
  read(file: Given, person?: string): Promise<ResumeText>;
  /** What a resume says of its author, as of `today`; letter by letter of a scan or a photograph, as far as that can be read. */
  readFields(file: Given, today: Date, person?: string): Promise<ReadFields>;
  /** The fields of a PDF form; none of a file that is no form. */
  readForm(file: Given, person?: string): Promise<FormField[]>;
  /** The form with these fields filled in; what it has none of is left out. */
  fillForm(file: Given, fields: readonly FilledField[], person?: string): Promise<Buffer>;
  /** What is being read or waits to be fails. */
  close(): Promise<void>;
}

export type { ReadFields } from './add-recognised.ts';

export interface PdfLimits extends TaskLimits {
  /** Pages after these are not read. */
  maxPages: number;
  /** Files that wait, of all people and of one, and how much those may weigh that are in memory. */
  waiting: number;
  waitingEach: number;
  waitingMb: number;
  /** Who gave a picture waits for what is recognised; a file that has text is answered soon, whatever is being recognised. */
  pictureWithinMs: number;
  textWithinMs: number;
}

const defaultLimits: PdfLimits = {
  timeLimitMs: 10_000,
  waitLimitMs: 30_000,
  maxPages: 50,
  memoryLimitMb: 256,
  waiting: 40,
  waitingEach: 2,
  waitingMb: 64,
  pictureWithinMs: 45_000,
  textWithinMs: 12_000,
};

type Wanted = Pick<PdfTask, 'fieldsOn' | 'form'>;

const retryAfter = 10;

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

const locked = (): Failure =>
  new Failure('unreadable_pdf', {
    message:
      'Ce fichier PDF est protégé par un mot de passe. Enregistrez-le sans mot de passe, puis choisissez-le de nouveau.',
  });

type AskForm = (file: Given, form: NonNullable<PdfTask['form']>, person?: string) => Promise<Read>;

const formReader = (ask: AskForm): Pick<PdfReader, 'readForm' | 'fillForm'> => ({
  readForm: async (file, person) => {
    const answer = await ask(file, 'fields', person);
    if ('form' in answer) return answer.form;
    throw new Error('The fields of a form were asked for.');
  },
  fillForm: async (file, fields, person) => {
    const answer = await ask(file, fields, person);
    if ('filled' in answer) return Buffer.from(answer.filled);
    throw new Error('A form was to be filled.');
  },
});

export const openPdfReader = (
  limits: Partial<PdfLimits> = {},
  findCommunes: FindCommunes = () => [],
): PdfReader => {
  const all: PdfLimits = { ...defaultLimits, ...limits };
  const worker = openWarmWorker(all.memoryLimitMb, findCommunes);
  const recogniser = openRecogniser(findCommunes);
  let isClosed = false;
  let waitingBytes = 0;
  let serial = 0;
  const { waiting, waitingEach } = all;
  const inTurn = fairQueue({ atOnce: 1, waiting, waitingEach, retryAfter });
  const delayed = openDelays();

  const readNext = async (
    given: Given,
    wanted: Wanted,
    person: string,
  ): Promise<Read & { type: ResumeFileType }> => {
    if (isClosed) throw new Failure('unreadable_pdf');
    // Handed over: a caller that holds it in memory still needs its own.
    const bytes = given instanceof Uint8Array ? new Uint8Array(given) : await given.read();
    const type = resumeFileType(bytes);
    if (!type) throw new Failure('not_a_pdf', { message: whyNotTaken(bytes) });
    const reading = await worker.ready().catch((cause: unknown) => {
      throw isClosed ? new Failure('unreadable_pdf') : cause;
    });
    reading.ref();
    const task = { bytes, type, maxPages: all.maxPages, recogniseMs: null, ...wanted };
    const outcome = await runTask(reading, task, all);
    reading.unref();
    if (!outcome) {
      delayed.add(person);
      await worker.stop();
      throw unreadable(type);
    }
    if (!('fault' in outcome)) return { ...outcome, type };
    if (outcome.fault === 'unreadable') throw unreadable(type);
    throw locked();
  };

  const readInTurn = async (
    given: Given,
    wanted: Wanted,
    person = `file ${(serial += 1)}`,
  ): Promise<Read & { type: ResumeFileType }> => {
    const inMemory = given instanceof Uint8Array ? given.length : 0;
    if (waitingBytes + inMemory > all.waitingMb * 2 ** 20)
      throw new Failure('too_many_requests', { data: { retry_after: retryAfter } });
    waitingBytes += inMemory;
    try {
      const turn = { key: person, first: !delayed.has(person) };
      return await inTurn(turn, () => readNext(given, wanted, person));
    } finally {
      waitingBytes -= inMemory;
    }
  };

  return {
    read: async (file, person) => {
      const answer = await readInTurn(file, { fieldsOn: null, form: null }, person);
      if ('read' in answer) return answer.read;
      throw new Error('The text was asked for.');
    },
    readFields: async (file, today, person) => {
      const since = performance.now();
      const answer = await readInTurn(file, { fieldsOn: today, form: null }, person);
      if (!('fields' in answer)) throw new Error('The fields were asked for.');
      const { pictureWithinMs, textWithinMs } = all;
      return withRecognised(answer, (type, isPicture) => {
        const due = since + (isPicture ? pictureWithinMs : textWithinMs);
        const asked = { given: file, type, fieldsOn: today };
        return recogniser.readFields(asked, due - performance.now(), person);
      });
    },
    ...formReader((file, form, person) => readInTurn(file, { fieldsOn: null, form }, person)),
    close: async () => {
      isClosed = true;
      await Promise.all([worker.stop(), recogniser.close()]);
    },
  };
};
