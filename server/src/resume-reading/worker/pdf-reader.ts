import { getHeapStatistics } from 'node:v8';
import type { FormField } from '@tandem/domain/contracts/official-form/form-fields';
import type { FilledField } from '@tandem/domain/contracts/official-form/form-mapping';
import { Failure } from '@tandem/domain/errors';
import type { FindCommunes } from '../contact/communes.ts';
import { withRecognised, type ReadFields } from './add-recognised.ts';
import type { ResumeFileType } from './file-types.ts';
import { openLongTurn } from './long-turn.ts';
import type { Fault, PdfOutcome, PdfTask } from './pdf-worker.ts';
import type { ResumeText } from './read-file.ts';
import {
  openReadingTurns,
  retryAfter,
  type Given,
  type Read,
  type TurnLimits,
  type Wanted,
} from './reading-turns.ts';
import { openRecogniser, type RecogniserLimits } from './recognise-scans.ts';

export type { PdfLine, PdfText } from '../pdf/extract-text.ts';

type Said = Exclude<PdfOutcome, { fault: string }>;

/**
 * Reads PDF files, text documents and pictures, which strangers made, away from the server's own thread: one file at a time, and
 * one that takes long beside it. Of those who wait, people take
 * turns, and whose file took long while they waited, or has just been given up, comes after the others. Fails with `too_many_requests` for who has too many
 * files waiting, or when too many people do; with `not_a_pdf`; or with `unreadable_pdf` for a file that is broken, locked, or
 * asks for too much.
 */
export interface PdfReader {
  /** `person` is whose turn it takes; nobody's without. */
  read(file: Given, person?: string): Promise<ReadText>;
  /** What a stored resume says: by its own text, and by what its pages show where that is next to none. Nobody waits for it. */
  readWhole(file: Uint8Array, stopping: AbortSignal): Promise<WholeText>;
  /** What a resume says of its author, as of `today`; letter by letter of a scan or a photograph, as far as that can be read. */
  readFields(file: Given, today: Date, person?: string): Promise<ReadFields>;
  /** A photograph as a PDF file whose page is upright; null where it took too long to see which way up that is. */
  readUpright(photograph: Given, person?: string): Promise<Uint8Array | null>;
  /** The fields of a PDF form; none of a file that is no form. */
  readForm(file: Given, person?: string): Promise<FormField[]>;
  /** The form with these fields filled in; what it has none of is left out. */
  fillForm(file: Given, fields: readonly FilledField[], person?: string): Promise<Buffer>;
  /** What is being read or waits to be fails. */
  close(): Promise<void>;
}

export type { ReadFields } from './add-recognised.ts';

export interface ReadText extends ResumeText {
  /** Whether what it says stands in pictures, which are to be recognised. */
  isPicture: boolean;
}

export interface WholeText {
  /** What the file says itself; null where it could not be read. */
  written: string | null;
  /** What its pages show, empty where nothing was recognised; null where the file says it itself, or nothing came of looking. */
  shown: string | null;
  /** Whether reading or looking took too long or too much: another time it may not. */
  isGivenUp: boolean;
}

export interface PdfLimits extends TurnLimits, RecogniserLimits {
  /** How much the files that wait in memory may weigh. */
  waitingMb: number;
  /** Who gave a picture waits for what is recognised; a file that has text is answered soon, whatever is being recognised. */
  pictureWithinMs: number;
  textWithinMs: number;
  /** So long somebody waits for a photograph to be turned. */
  uprightWithinMs: number;
}

/** A small server is started with less room for its objects (`tools/run.mjs`). */
const isSparing = getHeapStatistics().heap_size_limit < 512 * 2 ** 20;

const defaultLimits: PdfLimits = {
  // Twice what an ordinary file takes in a thread that has read its first, and more on a fast machine.
  sliceMs: 300,
  sliceFiles: 1.5,
  // Of which the longest ordinary ones have a tenth, and a thread reads in its slice a quarter.
  mostWrittenMb: 4,
  timeLimitMs: 10_000,
  waitLimitMs: 30_000,
  maxPages: 50,
  memoryLimitMb: isSparing ? 128 : 256,
  waiting: 40,
  waitingEach: 2,
  waitingMb: 64,
  pictureWithinMs: 45_000,
  textWithinMs: 12_000,
  uprightWithinMs: 20_000,
  // The largest pictures take two seconds or three.
  drawingMs: 8000,
  beginningMs: 20_000,
  isSparing,
};

/** So long what nobody waits for may wait for its turn. */
const patienceMs = 10 * 60_000;

const damaged: Partial<Record<ResumeFileType, string>> = {
  office:
    'Ce document n’a pas pu être lu\u00a0: il est endommagé ou trop long. Enregistrez-le en PDF.',
  picture:
    'Cette image n’a pas pu être lue\u00a0: elle est endommagée ou trop grande. Prenez-en une autre.',
};

/** What is said of a file that could not be read; of a broken PDF file the failure's own sentence. */
const sentenceOf = (type: ResumeFileType, fault: Fault): string | undefined => {
  if (fault === 'unreadable') return damaged[type];
  if (fault === 'dynamic')
    return 'Ce formulaire PDF est d’une ancienne technique d’Adobe (XFA), dont les champs ne peuvent pas être remplis ici. Prenez une version dont on remplit les champs dans un navigateur.';
  return fault === 'empty'
    ? 'Ce document est vide\u00a0: il n’a ni texte ni image. Choisissez-en un autre.'
    : `Ce ${type === 'pdf' ? 'fichier PDF' : 'document'} est protégé par un mot de passe. Enregistrez-le sans mot de passe, puis choisissez-le de nouveau.`;
};

const unread = (type: ResumeFileType, fault: Fault): Failure => {
  const message = sentenceOf(type, fault);
  return new Failure('unreadable_pdf', message === undefined ? {} : { message });
};

type AskForm = (file: Given, form: NonNullable<PdfTask['form']>, person?: string) => Promise<Said>;

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
  const longTurn = openLongTurn();
  const recogniser = openRecogniser(findCommunes, longTurn, all);
  const turns = openReadingTurns(all, findCommunes, longTurn);
  let waitingBytes = 0;
  let serial = 0;

  const askInTurn = async (
    given: Given,
    wanted: Wanted,
    person = `file ${(serial += 1)}`,
  ): Promise<Read> => {
    const inMemory = given instanceof Uint8Array ? given.length : 0;
    if (waitingBytes + inMemory > all.waitingMb * 2 ** 20)
      throw new Failure('too_many_requests', { data: { retry_after: retryAfter } });
    waitingBytes += inMemory;
    try {
      return await turns.read(given, wanted, person);
    } finally {
      waitingBytes -= inMemory;
    }
  };

  const readInTurn = async (
    given: Given,
    wanted: Wanted,
    person?: string,
  ): Promise<Said & { type: ResumeFileType }> => {
    const { type, outcome } = await askInTurn(given, wanted, person);
    if (!outcome) throw unread(type, 'unreadable');
    if (!('fault' in outcome)) return { ...outcome, type };
    throw unread(type, outcome.fault);
  };

  return {
    read: async (file, person) => {
      const answer = await readInTurn(file, { fieldsOn: null, form: null }, person);
      if ('read' in answer) return { ...answer.read, isPicture: answer.isPicture };
      throw new Error('The text was asked for.');
    },
    readWhole: async (file, stopping) => {
      const { outcome } = await askInTurn(file, { fieldsOn: null, form: null });
      if (!outcome || !('read' in outcome))
        return { written: null, shown: null, isGivenUp: outcome === null };
      const written = outcome.read.text;
      if (!outcome.isPicture) return { written, shown: null, isGivenUp: false };
      const shown = await recogniser.readText(file, patienceMs, stopping);
      return { written, shown, isGivenUp: shown === null };
    },
    readFields: async (file, today, person) => {
      const since = performance.now();
      const answer = await readInTurn(file, { fieldsOn: today, form: null }, person);
      if (!('fields' in answer)) throw new Error('The fields were asked for.');
      const { pictureWithinMs, textWithinMs } = all;
      return withRecognised(answer, ({ type, isPicture, codesAlone }) => {
        const due = since + (isPicture ? pictureWithinMs : textWithinMs);
        const asked = { given: file, type, wanted: today, withTexts: isPicture, codesAlone };
        return recogniser.readFields(asked, due - performance.now(), person);
      });
    },
    readUpright: (photograph, person) =>
      // With too many scans before it, it stays as it was held.
      recogniser.makeUpright(photograph, all.uprightWithinMs, person).catch(() => null),
    ...formReader((file, form, person) => readInTurn(file, { fieldsOn: null, form }, person)),
    close: async () => {
      await Promise.all([turns.close(), recogniser.close()]);
    },
  };
};
