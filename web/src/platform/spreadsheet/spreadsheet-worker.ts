import { checkRows, type CheckedRow, type ImportKind } from './check-rows.ts';
import { ReadError, readSheet } from './read-sheet.ts';
import type { ReadFault, Sheet } from './sheets.ts';
import { writeSheets } from './write-sheets.ts';

export type Order =
  | { task: 'read'; kind: ImportKind; file: ArrayBuffer }
  | { task: 'write'; sheets: readonly Sheet[] };

export type Outcome = { rows: CheckedRow[] } | { file: ArrayBuffer } | { fault: ReadFault };

const carryOut = async (order: Order): Promise<Outcome> => {
  if (order.task === 'write') return { file: writeSheets(order.sheets) };
  try {
    return { rows: checkRows(order.kind, await readSheet(order.file)) };
  } catch (error) {
    if (error instanceof ReadError) return { fault: error.fault };
    throw error;
  }
};

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  void carryOut(data).then((outcome) => postMessage(outcome));
});
