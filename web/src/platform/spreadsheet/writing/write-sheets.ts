import { parisClock } from '@tandem/domain/calendar/paris-time';
import writeXlsxFile, { type CellObject, type Feature, type Row } from 'write-excel-file/universal';
import { columnLetters } from '../column-letters.ts';
import type { Cell, Sheet } from '../sheets.ts';

const day = 86_400_000;
/** The number of 1 January 1970 in a spreadsheet, whose days are counted from 1900. */
const epoch = 25_569;

/** As clocks in Paris show it, without a time zone: whoever opens the file reads what was written. */
const momentNumber = (date: Date): number => {
  const { day: on, time } = parisClock(date);
  return Date.parse(`${on}T${time}:00Z`) / day + epoch;
};

const dayNumber = (date: Date): number =>
  Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / day + epoch);

/** Longer texts are refused by spreadsheets. */
const textMax = 32_000;

/** Text is said to be text: it is never calculated, not even when somebody writes in the cell again. */
const cellOf = (value: Cell): CellObject | null => {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { type: Number, value };
  if (typeof value === 'string')
    return { type: String, value: value.slice(0, textMax), format: '@' };
  return value instanceof Date
    ? { type: Number, value: dayNumber(value), format: 'dd/mm/yyyy', align: 'left' }
    : {
        type: Number,
        value: momentNumber(value.moment),
        format: 'dd/mm/yyyy hh:mm',
        align: 'left',
      };
};

const lengthOf = (value: Cell | undefined): number => {
  if (typeof value !== 'object' || value === null) return String(value ?? '').length;
  return value instanceof Date ? 10 : 16;
};

/** Characters that the texts of a column take, within what is comfortable to read. */
const widthsOf = ({ titles, rows }: Sheet): { width: number }[] =>
  titles.map((title, column) => ({
    width: rows.reduce(
      (width, row) => Math.min(60, Math.max(width, lengthOf(row[column]) + 2)),
      Math.max(12, title.length + 4),
    ),
  }));

const onPaper = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';
const paper = '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>';

/** Each column can be filtered by its header, and all of them stand on one width of paper. */
const filtered = (sheets: readonly Sheet[]): Feature<Blob> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (content, _options, { sheetIndex }) => {
          const sheet = sheets[sheetIndex];
          if (!sheet || sheet.rows.length === 0) return content;
          const end = `${columnLetters(sheet.titles.length)}${sheet.rows.length + 1}`;
          return content
            .replace('<sheetViews>', `${onPaper}<sheetViews>`)
            .replace('</sheetData>', `</sheetData><autoFilter ref="A1:${end}"/>${paper}`);
        },
      },
    },
  },
});

const header = (titles: readonly string[]): Row =>
  titles.map((value) => ({ type: String, value, fontWeight: 'bold', backgroundColor: '#F3EFE7' }));

/** An .xlsx file of these sheets: bold headers that stay in sight, widths that fit, types that sort and add. */
export const writeSheets = async (sheets: readonly Sheet[]): Promise<ArrayBuffer> => {
  const written = writeXlsxFile(
    sheets.map((sheet) => ({
      sheet: sheet.name.replaceAll(/[[\]*?/\\:]/g, ' ').slice(0, 31),
      data: [header(sheet.titles), ...sheet.rows.map((row) => row.map(cellOf))],
      columns: widthsOf(sheet),
      stickyRowsCount: 1,
    })),
    // Without a name the header stood in another font than what is below it, in LibreOffice.
    { fontFamily: 'Calibri', fontSize: 11, features: [filtered(sheets)] },
  );
  return (await written.toBlob()).arrayBuffer();
};
