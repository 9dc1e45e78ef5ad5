import { read, type CellObject } from '@e965/xlsx';
import { archiveSize } from './archive-size.ts';
import { importRowsMax, type ReadFault } from './sheets.ts';

const unpackedMax = 120_000_000;
/** Files leave rows empty in between; what comes after these is not looked at. */
const rowsRead = 2 * importRowsMax;
const columnsRead = 50;

export class ReadError extends Error {
  override readonly name = 'ReadError';
  readonly fault: ReadFault;

  constructor(fault: ReadFault, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

const isZip = (file: ArrayBuffer): boolean => new DataView(file).getUint16(0) === 0x504b;

/** Some archives are small and unpack to gigabytes. */
const checkSize = async (file: ArrayBuffer): Promise<void> => {
  if (!isZip(file)) return;
  const size = await archiveSize(file, unpackedMax).catch((error: unknown) => {
    throw new ReadError('unreadable', error);
  });
  if (size > unpackedMax) throw new ReadError('too-large');
};

const textOf = (cell: CellObject | undefined): string => {
  if (cell?.v === undefined || cell.t === 'e' || cell.t === 'z') return '';
  return String(cell.v).trim();
};

const firstSheet = (file: ArrayBuffer): readonly (readonly CellObject[])[] => {
  try {
    const { Sheets, SheetNames } = read(file, {
      type: 'array',
      dense: true,
      sheets: 0,
      sheetRows: rowsRead,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
    });
    return Sheets[SheetNames[0] ?? '']?.['!data'] ?? [];
  } catch (error) {
    throw new ReadError('unreadable', error);
  }
};

/**
 * The first sheet of an .xlsx or .xls file as text, row by row.
 * @throws ReadError where it is none, or larger than what anyone would import.
 */
export const readSheet = async (file: ArrayBuffer): Promise<string[][]> => {
  await checkSize(file);
  // Rows and cells that are empty are holes.
  const rows = Array.from(firstSheet(file), (cells) =>
    Array.from((cells ?? []).slice(0, columnsRead), textOf),
  );
  const filled = rows.filter((row) => row.some((text) => text !== '')).length;
  if (filled > importRowsMax + 1) throw new ReadError('too-many-rows');
  return rows;
};
