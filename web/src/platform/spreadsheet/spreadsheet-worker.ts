import type { ImportField } from '@tandem/domain/invitations/import/fields';
import type { ReadingChoices } from '@tandem/domain/invitations/import/rows/read-rows';
import type { CheckedRow } from './check-rows.ts';
import {
  type Change,
  type FileReading,
  ImportReading,
  type ReadingOrder,
} from './import-reading.ts';
import { ReadError, type TextReading } from './read-file.ts';
import type { ReadFault, Sheet } from './sheets.ts';
import { writeSheets } from './writing/write-sheets.ts';

export type Order =
  | { task: 'open'; reading: ReadingOrder; source: ArrayBuffer | string; as: TextReading }
  | { task: 'sheet'; name: string }
  | { task: 'map'; fields: readonly (ImportField | null)[] }
  | { task: 'choose'; choices: Partial<ReadingChoices> }
  | { task: 'change'; changes: readonly Change[] }
  | { task: 'leave-out'; keys: readonly number[]; out: boolean }
  | { task: 'complete'; keys: readonly number[]; wanted: boolean }
  | { task: 'write'; sheets: readonly Sheet[] };

export type Outcome =
  | { reading: FileReading }
  | { rows: CheckedRow[] }
  | { file: ArrayBuffer }
  | { fault: ReadFault };

let reading: ImportReading | undefined;

const opened = (): ImportReading => {
  if (!reading) throw new Error('No file has been opened.');
  return reading;
};

const carryOut = async (order: Order): Promise<Outcome> => {
  switch (order.task) {
    case 'write':
      return { file: await writeSheets(order.sheets) };
    case 'open':
      reading = new ImportReading(order.reading);
      return { reading: await reading.open(order.source, order.as) };
    case 'sheet':
      return { reading: opened().chooseSheet(order.name) };
    case 'map':
      return { rows: opened().map(order.fields) };
    case 'choose':
      return { rows: opened().choose(order.choices) };
    case 'change':
      return { rows: opened().change(order.changes) };
    case 'complete':
      return { rows: opened().complete(order.keys, order.wanted) };
    default:
      return { rows: opened().leaveOut(order.keys, order.out) };
  }
};

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  carryOut(data)
    .catch((error: unknown): Outcome => {
      if (error instanceof ReadError) return { fault: error.fault };
      throw error;
    })
    .then((outcome) => postMessage(outcome))
    .catch(reportError);
});
