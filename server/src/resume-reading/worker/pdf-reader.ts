import type { FormField } from '@tandem/domain/contracts/official-form/form-fields';
import type { FilledField } from '@tandem/domain/contracts/official-form/form-mapping';
import { Failure } from '@tandem/domain/errors';
import { fairQueue } from '../../platform/security/fair-queue.ts';
import type { FindCommunes } from '../contact/place.ts';
import type { ResumeFields } from '../read-resume.ts';
import { resumeFileType, whyNotTaken, type ResumeFileType } from './file-types.ts';
import type { PdfOutcome, PdfTask } from './pdf-worker.ts';
import type { ResumeText } from './read-file.ts';
import { openRecogniser } from './recognise-scans.ts';
import { openWarmWorker, runTask, type TaskLimits } from './warm-worker.ts';

export type { PdfLine, PdfText } from '../pdf/extract-text.ts';

type Read = Exclude<PdfOutcome, { fault: string }>;

/**
 * Reads PDF files, text documents and pictures, which strangers made, away from the server's own thread: one file at a time. Of those who wait, people take
 * turns, and whose file has just been given up comes after the others. Fails with `too_many_requests` for who has too many
 * files waiting, or when too many people do; with `not_a_pdf`; or with `unreadable_pdf` for a file that is broken, locked, or
 * asks for too much.
 */
export interface PdfReader {
  /** `person` is whose turn it takes; nobody's without. */
  read(bytes: Uint8Array, person?: string): Promise<ResumeText>;
  /** What a resume says of its author, as of `today`; letter by letter of a scan or a photograph, as far as that can be read. */
  readFields(bytes: Uint8Array, today: Date, person?: string): Promise<ReadFields>;
  /** The fields of a PDF form; none of a file that is no form. */
  readForm(bytes: Uint8Array, person?: string): Promise<FormField[]>;
  /** The form with these fields filled in; what it has none of is left out. */
  fillForm(bytes: Uint8Array, fields: readonly FilledField[], person?: string): Promise<Buffer>;
  /** What is being read or waits to be fails. */
  close(): Promise<void>;
}

export interface ReadFields extends ResumeFields {
  /** Whether the text was recognised in pictures, and may have letters wrong. */
  isRecognised: boolean;
}

export interface PdfLimits extends TaskLimits {
  /** Pages after these are not read. */
  maxPages: number;
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

type Wanted = Pick<PdfTask, 'fieldsOn' | 'form'>;

const retryAfter = 10;

/** For so long whoever gave a file that was given up comes after the others. */
const afterOthersMs = 30 * 60_000;

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

/** A head that was drawn as a picture holds what the text is without. */
const lacksContact = ({ email, phone }: ResumeFields): boolean => email === null && phone === null;

const withContactOf = (fields: ResumeFields, recognised: ResumeFields): ReadFields => ({
  ...fields,
  email: recognised.email,
  phone: recognised.phone,
  home: fields.home ?? recognised.home,
  targetLevel: fields.targetLevel ?? recognised.targetLevel,
  wish: {
    contractType: fields.wish.contractType ?? recognised.wish.contractType,
    duration: fields.wish.duration ?? recognised.wish.duration,
    start: fields.wish.start ?? recognised.wish.start,
  },
  isRecognised: recognised.email !== null || recognised.phone !== null,
});

const withRecognised = async (
  { fields, isPicture }: { fields: ResumeFields; isPicture: boolean },
  recognising: Promise<ResumeFields | null>,
): Promise<ReadFields> => {
  // What has text is answered even when too many scans wait.
  const recognised = await (isPicture ? recognising : recognising.catch(() => null));
  if (recognised === null) return { ...fields, isRecognised: false };
  return isPicture ? { ...recognised, isRecognised: true } : withContactOf(fields, recognised);
};

type AskForm = (
  bytes: Uint8Array,
  form: NonNullable<PdfTask['form']>,
  person?: string,
) => Promise<Read>;

const formReader = (ask: AskForm): Pick<PdfReader, 'readForm' | 'fillForm'> => ({
  readForm: async (bytes, person) => {
    const answer = await ask(bytes, 'fields', person);
    if ('form' in answer) return answer.form;
    throw new Error('The fields of a form were asked for.');
  },
  fillForm: async (bytes, fields, person) => {
    const answer = await ask(bytes, fields, person);
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
  const delayed = openDelays(() => performance.now());

  const readNext = async (
    bytes: Uint8Array,
    type: ResumeFileType,
    wanted: Wanted,
    person: string,
  ): Promise<Read> => {
    if (isClosed) throw new Failure('unreadable_pdf');
    const reading = await worker.ready().catch((cause: unknown) => {
      throw isClosed ? new Failure('unreadable_pdf') : cause;
    });
    reading.ref();
    // A copy is handed over: the caller still needs its own.
    const copy = new Uint8Array(bytes);
    const task = { bytes: copy, type, maxPages: all.maxPages, recognise: false, ...wanted };
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
    wanted: Wanted,
    person = `file ${(serial += 1)}`,
  ): Promise<Read> => {
    const type = resumeFileType(bytes);
    if (!type) throw new Failure('not_a_pdf', { message: whyNotTaken(bytes) });
    if (waitingBytes + bytes.length > all.waitingMb * 2 ** 20)
      throw new Failure('too_many_requests', { data: { retry_after: retryAfter } });
    waitingBytes += bytes.length;
    try {
      const turn = { key: person, first: !delayed.has(person) };
      return await inTurn(turn, () => readNext(bytes, type, wanted, person));
    } finally {
      waitingBytes -= bytes.length;
    }
  };

  return {
    read: async (bytes, person) => {
      const answer = await readInTurn(bytes, { fieldsOn: null, form: null }, person);
      if ('read' in answer) return answer.read;
      throw new Error('The text was asked for.');
    },
    readFields: async (bytes, today, person) => {
      const answer = await readInTurn(bytes, { fieldsOn: today, form: null }, person);
      if (!('fields' in answer)) throw new Error('The fields were asked for.');
      const { fields, isPicture } = answer;
      const type = resumeFileType(bytes);
      if (type === null || isClosed || !(isPicture || (type === 'pdf' && lacksContact(fields))))
        return { ...fields, isRecognised: false };
      return withRecognised(answer, recogniser.readFields(bytes, type, today, person));
    },
    ...formReader((bytes, form, person) => readInTurn(bytes, { fieldsOn: null, form }, person)),
    close: async () => {
      isClosed = true;
      await Promise.all([worker.stop(), recogniser.close()]);
    },
  };
};
