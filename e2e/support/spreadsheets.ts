import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { read, utils, write, type BookType } from '@e965/xlsx';

/** A file to choose in a dialog. */
export interface SheetFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A real spreadsheet file of these rows. */
export const sheetFile = (
  rows: readonly (readonly unknown[])[],
  { name = 'liste.xlsx', bookType = 'xlsx' }: { name?: string; bookType?: BookType } = {},
): SheetFile => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Feuille 1');
  return {
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(write(book, { type: 'array', bookType }) as ArrayBuffer),
  };
};

/** The rows of a sheet of a file, of the first unless told, as text. */
export const rowsOf = (content: Uint8Array, at = 0): string[][] => {
  const { SheetNames, Sheets } = read(content);
  const sheet = Sheets[SheetNames.at(at) ?? ''];
  return sheet ? utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '' }) : [];
};

/** The rows of a list that the browser has saved; before it stands a sheet that says what it is. */
export const downloadedRows = async (download: Download): Promise<string[][]> =>
  rowsOf(await readFile(await download.path()), -1);
