import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { FormField } from '@tandem/domain/contracts/official-form/form-fields';
import type { FilledField } from '@tandem/domain/contracts/official-form/form-mapping';
import type { Card } from '../contact/own-cards.ts';
import type { WrittenLine } from '../lines/lines.ts';
import { readResume, type ResumeFields } from '../read-resume.ts';
import { skills } from '@tandem/domain/reference/skills';
import { buildSkillLexicon } from '@tandem/matching/text/lexicon';
import { askCommunes, type CommuneLine } from './commune-line.ts';
import { DocumentFault } from '../office/document-fault.ts';
import { prepare } from '../pdf/extract-text.ts';
import { isMuchWritten } from '../pdf/much-written.ts';
import { firstFile } from './first-file.ts';
import { makeStoppable } from './stoppable.ts';
import { sparePixels } from '../scan/most-pixels.ts';
import type { ResumeFileType } from './file-types.ts';
import { photographToUprightPdf, readFile, readScan, type ResumeText } from './read-file.ts';
import { readScanFields } from './scan-fields.ts';

/** What a reading thread is told at its start. */
export interface WorkerStart extends CommuneLine {
  /** Whether others come first on the machine, too. */
  stepsBack: boolean;
  /** Whether there is little memory. */
  isSparing: boolean;
  /** Whether it reads an ordinary file before it is ready, so that what whoever comes first costs is what others do. */
  readsFirst: boolean;
  /** Is 1 while the file that is being read is to be stopped; null where that is not asked. */
  stop: Int32Array<SharedArrayBuffer> | null;
}

/** The first message of a thread. */
export interface WorkerReady {
  /** Milliseconds of computing that an ordinary file took here and now; 0 where none was read. */
  ordinaryMs: number;
}

/** What the worker is asked for, one at a time; what is no PDF file goes the same way. */
export interface PdfTask {
  bytes: Uint8Array<ArrayBuffer>;
  type: ResumeFileType;
  maxPages: number;
  /** A PDF file in which so many bytes are written, or more, is answered with that alone; null where it is read all the same. */
  mostWritten: number | null;
  /** Asks for the fields of a resume as they stand on this day; null for its text. */
  fieldsOn: Date | null;
  /** For how many milliseconds text is to be recognised in the pictures of the file; null where what is written is asked for. */
  recogniseMs: number | null;
  /** Whether texts are to be recognised as the pages show them, too: what the file says of them is none. */
  withTexts: boolean;
  /** Whether of pictures nothing but codes is looked at. */
  codesAlone: boolean;
  /** Is 1 while a page is being drawn, for whoever watches; null where nobody does. */
  isDrawing: Int32Array<SharedArrayBuffer> | null;
  /** Asks for a photograph as a PDF file whose page is upright, which is looked for so long; null where anything else is. */
  uprightMs: number | null;
  /** Asks for the fields of a form, or for the form filled with these; null for what a resume says. */
  form: 'fields' | readonly FilledField[] | null;
}

/** Why a file could not be read. */
export type Fault = 'empty' | 'encrypted' | 'dynamic' | 'unreadable';

/** The file was not opened: see `mostWritten`. */
export type MuchWritten = 'much written';

/** The file was left in the middle, as was asked. */
export type Stopped = 'stopped';

export type PdfOutcome =
  | {
      read: ResumeText;
      /** Whether its text is to be recognised: it has next to none, or what it has is none. */
      isPicture: boolean;
    }
  | { form: FormField[] }
  | { filled: Uint8Array<ArrayBuffer> }
  | { upright: Uint8Array<ArrayBuffer> }
  | {
      fields: ResumeFields;
      isPicture: boolean;
      /** Whether a code may say what its text does not. */
      mayHoldCodes: boolean;
      isWhole: boolean;
      /** Whether codes said it all. */
      isCoded: boolean;
      /** Whether a picture was too large to be looked at, and nothing else was read. */
      isTooLarge: boolean;
    }
  | { fault: Fault };

const lexicon = buildSkillLexicon(skills);
const start = workerData as WorkerStart;
const findCommunes = askCommunes(start);

/** Scanners print a line of their own on what they make. */
const leastSigns = 80;

const isPicture = (type: ResumeFileType, { text, isGarbled = false }: ResumeText): boolean =>
  isGarbled || text.replaceAll(/\s/g, '').length < (type === 'office' ? 1 : leastSigns);

/** Few files are forms: what reads them is loaded with the first of them. */
const readForm = async (
  bytes: PdfTask['bytes'],
  form: NonNullable<PdfTask['form']>,
): Promise<PdfOutcome> => {
  const { fillForm, readFormFields } = await import('../form/form.ts');
  return form === 'fields'
    ? { form: await readFormFields(bytes) }
    : { filled: await fillForm(bytes, form) };
};

/** Whether a code may say what a text has half of. Few have: what tells is loaded with the first of them. */
const mayHold = async (
  { email, phone }: ResumeFields,
  bytes: Uint8Array,
  type: ResumeFileType,
): Promise<boolean> => {
  if ((email === null) === (phone === null) || type === 'picture') return false;
  const { mayHoldCodes } = await import('../codes/may-hold-codes.ts');
  // Its text is read, whatever its drawings are.
  return mayHoldCodes(bytes, type).catch(() => false);
};

const faultOf = (error: unknown): Fault => {
  if (error instanceof DocumentFault) return error.fault;
  return error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'unreadable';
};

const read = async (task: PdfTask): Promise<PdfOutcome | MuchWritten> => {
  const { bytes, type, maxPages, mostWritten, fieldsOn, form } = task;
  try {
    if (mostWritten !== null && type === 'pdf' && isMuchWritten(bytes, mostWritten))
      return 'much written';
    if (form !== null) return await readForm(bytes, form);
    const { recogniseMs, uprightMs } = task;
    if (uprightMs !== null) return { upright: await photographToUprightPdf(bytes, uprightMs) };
    const reading = (lines: readonly WrittenLine[], cards: readonly Card[]) =>
      readResume(lines, { today: fieldsOn ?? new Date(), lexicon, findCommunes, cards });
    if (recogniseMs !== null && fieldsOn === null) {
      const { withTexts, isDrawing } = task;
      const read = await readScan(bytes, type, { forMs: recogniseMs, withTexts, isDrawing });
      return { read, isPicture: true };
    }
    if (recogniseMs !== null)
      return {
        ...(await readScanFields({ ...task, recogniseMs }, reading, findCommunes)),
        isPicture: false,
        mayHoldCodes: false,
      };
    // PDF.js takes the bytes that it is given.
    const kept = fieldsOn === null ? bytes : new Uint8Array(bytes);
    const read = await readFile(bytes, type, { maxPages, withPdf: fieldsOn === null });
    if (fieldsOn === null)
      return {
        read: read.isGarbled ? { ...read, text: '' } : read,
        isPicture: isPicture(type, read),
      };
    const fields = reading(read.lines, []);
    return {
      fields,
      isPicture: isPicture(type, read),
      mayHoldCodes: await mayHold(fields, kept, type),
      isWhole: true,
      isCoded: false,
      isTooLarge: false,
    };
  } catch (error) {
    return { fault: faultOf(error) };
  }
};

/** How long an ordinary file takes in a thread that has read none, as PDF.js and all expressions are new to it. */
const readFirst = async (): Promise<number> => {
  const before = process.threadCpuUsage();
  const { lines } = await readFile(firstFile(), 'pdf', { maxPages: 1, withPdf: false });
  // Nobody is asked where towns are: whoever knows may be at work.
  readResume(lines, { today: new Date(), lexicon, findCommunes: () => [], cards: [] });
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

// Linux alone has a priority for each thread: elsewhere it would be the whole server's.
if (start.stepsBack && process.platform === 'linux') setPriority(10);
if (start.isSparing) sparePixels();
await prepare();
const ordinaryMs = start.readsFirst ? await readFirst() : 0;
const isStopped = start.stop ? makeStoppable(start.stop) : () => false;
parentPort?.on('message', (task: PdfTask) => {
  void read(task).then((outcome) =>
    // PDF.js answers with what it had by then.
    parentPort?.postMessage(isStopped() ? ('stopped' satisfies Stopped) : outcome, []),
  );
});
// The first message says that reading can start: loading PDF.js takes no one's time limit.
parentPort?.postMessage({ ordinaryMs } satisfies WorkerReady, []);
