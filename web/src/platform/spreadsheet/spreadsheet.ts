import type { ImportField } from '@tandem/domain/invitations/import/fields';
import type { ReadingChoices } from '@tandem/domain/invitations/import/rows/read-rows';
import type { CheckedRow } from './check-rows.ts';
import type { Change, FileReading, ReadingOrder } from './import-reading.ts';
import type { TextReading } from './read-file.ts';
import type { ReadFault, Sheet } from './sheets.ts';
import type { Order, Outcome } from './spreadsheet-worker.ts';

/** A file that keeps the reader busy longer than this is not one that anyone would import. */
const readLimitMs = 15_000;

const openThread = (): Worker =>
  new Worker(new URL('./spreadsheet-worker.ts', import.meta.url), { type: 'module' });

/**
 * Has a thread of its own do what the spreadsheet library does, so that the page stays fluid and a crafted file harms
 * nobody: it ends with the thread.
 */
const ask = (thread: Worker, order: Order, limitMs?: number): Promise<Outcome> =>
  new Promise<Outcome>((resolve, reject) => {
    const timer =
      limitMs === undefined
        ? undefined
        : setTimeout(() => {
            thread.terminate();
            end({ fault: 'timeout' });
          }, limitMs);
    const told = ({ data }: MessageEvent<Outcome>) => end(data);
    const failed = (event: ErrorEvent) => {
      forget();
      reject(new Error('The spreadsheet thread failed.', { cause: event }));
    };
    const forget = () => {
      clearTimeout(timer);
      thread.removeEventListener('message', told);
      thread.removeEventListener('error', failed);
    };
    const end = (outcome: Outcome) => {
      forget();
      resolve(outcome);
    };
    thread.addEventListener('message', told);
    thread.addEventListener('error', failed);
    thread.postMessage(order);
  });

export type Opened = { reading: FileReading } | { fault: ReadFault };
export type Rows = { rows: CheckedRow[] } | { fault: ReadFault };

/** A file that is being imported, in its own thread until it is closed. */
export const openImport = () => {
  const thread = openThread();
  // One order after the other: the thread answers in their order.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (order: Order): Promise<Outcome> => {
    const next = last
      .then(() => ask(thread, order, readLimitMs))
      .catch((): Outcome => ({ fault: 'damaged' }));
    last = next;
    return next;
  };
  const rowsOf = async (order: Order): Promise<Rows> => {
    const outcome = await inTurn(order);
    if ('rows' in outcome) return outcome;
    return { fault: 'fault' in outcome ? outcome.fault : 'damaged' };
  };
  const readingOf = async (order: Order): Promise<Opened> => {
    const outcome = await inTurn(order);
    if ('reading' in outcome) return outcome;
    return { fault: 'fault' in outcome ? outcome.fault : 'damaged' };
  };
  return {
    open: async (reading: ReadingOrder, source: Blob | string, as: TextReading = {}) =>
      readingOf({
        task: 'open',
        reading,
        source: typeof source === 'string' ? source : await source.arrayBuffer(),
        as,
      }),
    chooseSheet: (name: string) => readingOf({ task: 'sheet', name }),
    map: (fields: readonly (ImportField | null)[]) => rowsOf({ task: 'map', fields }),
    choose: (choices: Partial<ReadingChoices>) => rowsOf({ task: 'choose', choices }),
    change: (changes: readonly Change[]) => rowsOf({ task: 'change', changes }),
    leaveOut: (keys: readonly number[], out: boolean) => rowsOf({ task: 'leave-out', keys, out }),
    complete: (keys: readonly number[], wanted: boolean) =>
      rowsOf({ task: 'complete', keys, wanted }),
    close: () => thread.terminate(),
  };
};

export type OpenImport = ReturnType<typeof openImport>;

const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** An .xlsx file of these sheets. */
export const makeSpreadsheet = async (sheets: readonly Sheet[]): Promise<Blob> => {
  const thread = openThread();
  try {
    const outcome = await ask(thread, { task: 'write', sheets });
    if (!('file' in outcome)) throw new Error('The spreadsheet could not be written.');
    return new Blob([outcome.file], { type: spreadsheetType });
  } finally {
    thread.terminate();
  }
};
