import { utils, write, type CellObject, type WorkSheet } from '@e965/xlsx';
import type { Cell, Sheet } from './sheets.ts';

/**
 * A text that a spreadsheet would take for a formula (it begins with = + - @, a tab or a carriage return) is led by an
 * apostrophe, which shows it as it stands (OWASP, CSV injection).
 */
export const neutralised = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;

const day = 86_400_000;
/** The number of 1 January 1970 in a spreadsheet, whose days are counted from 1900. */
const epoch = 25_569;

/** A day without a time zone: whoever opens the file reads the one that was written. */
const dayNumber = (date: Date): number =>
  Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / day) + epoch;

const cellOf = (value: Cell): CellObject => {
  if (value === null || value === '') return { t: 'z' };
  if (typeof value === 'string') return { t: 's', v: neutralised(value) };
  if (typeof value === 'number') return { t: 'n', v: value };
  return { t: 'n', v: dayNumber(value), z: 'dd/mm/yyyy' };
};

const lengthOf = (value: Cell | undefined): number =>
  value instanceof Date ? 10 : String(value ?? '').length;

/** Characters that the texts of a column take, within what is comfortable to read. */
const widthsOf = ({ titles, rows }: Sheet): { wch: number }[] =>
  titles.map((title, column) => ({
    wch: rows.reduce(
      (width, row) => Math.min(60, Math.max(width, lengthOf(row[column]) + 2)),
      Math.max(12, title.length + 2),
    ),
  }));

const worksheet = (sheet: Sheet): WorkSheet => {
  const lines = [sheet.titles, ...sheet.rows];
  const end = { r: lines.length - 1, c: Math.max(0, sheet.titles.length - 1) };
  return {
    '!data': lines.map((line) => line.map(cellOf)),
    '!ref': utils.encode_range({ s: { r: 0, c: 0 }, e: end }),
    '!cols': widthsOf(sheet),
    '!autofilter': { ref: utils.encode_range({ s: { r: 0, c: 0 }, e: end }) },
  };
};

/** An .xlsx file of these sheets. */
export const writeSheets = (sheets: readonly Sheet[]): ArrayBuffer => {
  const book = utils.book_new();
  for (const sheet of sheets) utils.book_append_sheet(book, worksheet(sheet), sheet.name);
  return write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
};
