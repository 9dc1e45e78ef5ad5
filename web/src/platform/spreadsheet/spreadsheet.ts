import type { CheckedRow, ImportFields, ImportKind } from './check-rows.ts';
import type { ReadFault, Sheet } from './sheets.ts';
import type { Order, Outcome } from './spreadsheet-worker.ts';

/** A file that keeps the reader busy longer than this is not one that anyone would import. */
const readLimitMs = 12_000;

/**
 * Has a thread of its own do what the spreadsheet library does, so that the page stays fluid and a crafted file harms
 * nobody: it ends with the thread.
 */
const ask = (order: Order, limitMs?: number): Promise<Outcome> =>
  new Promise<Outcome>((resolve, reject) => {
    const worker = new Worker(new URL('./spreadsheet-worker.ts', import.meta.url), {
      type: 'module',
    });
    const timer =
      limitMs === undefined ? undefined : setTimeout(() => end({ fault: 'timeout' }), limitMs);
    const stop = () => {
      clearTimeout(timer);
      worker.terminate();
    };
    const end = (outcome: Outcome) => {
      stop();
      resolve(outcome);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Outcome>) => end(data));
    worker.addEventListener('error', (event) => {
      stop();
      reject(new Error('The spreadsheet thread failed.', { cause: event }));
    });
    worker.postMessage(order, order.task === 'read' ? [order.file] : []);
  });

/** The rows of a file that is to be imported, each checked; or why it cannot be read. */
export const readImport = async <Kind extends ImportKind>(
  kind: Kind,
  file: Blob,
): Promise<{ rows: CheckedRow<ImportFields[Kind]>[] } | { fault: ReadFault }> => {
  const bytes = await file.arrayBuffer();
  const outcome = await ask({ task: 'read', kind, file: bytes }, readLimitMs).catch(
    (): Outcome => ({ fault: 'unreadable' }),
  );
  if ('rows' in outcome) return { rows: outcome.rows };
  return { fault: 'fault' in outcome ? outcome.fault : 'unreadable' };
};

const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** An .xlsx file of these sheets. */
export const makeSpreadsheet = async (sheets: readonly Sheet[]): Promise<Blob> => {
  const outcome = await ask({ task: 'write', sheets });
  if (!('file' in outcome)) throw new Error('The spreadsheet could not be written.');
  return new Blob([outcome.file], { type: spreadsheetType });
};
