import { parentPort, workerData } from 'node:worker_threads';
import { readResume, type ResumeFields } from '../read-resume.ts';
import { skills } from '@tandem/domain/reference/skills';
import { buildSkillLexicon } from '@tandem/matching/text/lexicon';
import { askCommunes, type CommuneLine } from './commune-line.ts';
import { extractText, prepare, type PdfText } from '../pdf/extract-text.ts';

/** What the worker is asked for, one at a time. */
export interface PdfTask {
  bytes: Uint8Array<ArrayBuffer>;
  maxPages: number;
  /** Asks for the fields of a resume as they stand on this day; null for its text. */
  fieldsOn: Date | null;
}

export type PdfOutcome =
  | { read: PdfText }
  | { fields: ResumeFields }
  | { fault: 'encrypted' | 'unreadable' };

const lexicon = buildSkillLexicon(skills);
const findCommunes = askCommunes(workerData as CommuneLine);

const read = async ({ bytes, maxPages, fieldsOn }: PdfTask): Promise<PdfOutcome> => {
  try {
    const read = await extractText(bytes, maxPages);
    if (fieldsOn === null) return { read };
    return { fields: readResume(read.lines, { today: fieldsOn, lexicon, findCommunes }) };
  } catch (error) {
    const isEncrypted = error instanceof Error && error.name === 'PasswordException';
    return { fault: isEncrypted ? 'encrypted' : 'unreadable' };
  }
};

await prepare();
parentPort?.on('message', (task: PdfTask) => {
  void read(task).then((outcome) => parentPort?.postMessage(outcome, []));
});
// The first message says that reading can start: loading PDF.js takes no one's time limit.
parentPort?.postMessage('ready', []);
