import { parentPort } from 'node:worker_threads';
import { extractText, prepare, type PdfText } from './extract-text.ts';

/** What the worker is asked for, one at a time. */
export interface PdfTask {
  bytes: Uint8Array<ArrayBuffer>;
  maxPages: number;
}

export type PdfOutcome = { read: PdfText } | { fault: 'encrypted' | 'unreadable' };

const read = async ({ bytes, maxPages }: PdfTask): Promise<PdfOutcome> => {
  try {
    return { read: await extractText(bytes, maxPages) };
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
