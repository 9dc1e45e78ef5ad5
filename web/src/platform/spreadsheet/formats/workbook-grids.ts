import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx';
import type { Grid } from '@tandem/domain/invitations/import/table/grid';
import { writtenTwice } from './decode-text.ts';

/** Forms and exports of programs have up to some 250 columns; empty ones weigh nothing. */
const columnsRead = 300;
const sheetsRead = 100;
/** Signs of a cell: no address or name is longer, and what reads them may look at a text again and again. */
const cellMost = 4000;
/** Blanks in a row, of which each way to share them out is tried: as many as part two columns at most. */
const longBlanks = /\s{9,}/gu;
const shortBlanks = (blanks: string): string =>
  /[\n\r]/.test(blanks) ? '\n\n' : blanks.slice(0, 8);
/** Cells of merged areas that are filled with the text of the first. */
const mergedMax = 200_000;

/** What of a sheet is not read as it stands in the file. */
export interface Losses {
  /** Columns beyond the last that is read, as far as they hold something. */
  columns: number;
  /** Cells of which only the beginning is read. */
  cut: number;
}

export interface ReadGrid extends Grid {
  losses: Losses;
}

/** Numbers that are shown with their zeros, such as postcodes and phone numbers, are meant as they are shown. */
const shownNumber = ({ v: value, w: shown }: CellObject): string => {
  const written = String(value);
  return shown !== undefined &&
    /^[\d\s.+()-]+$/.test(shown) &&
    shown.replaceAll(/\D/g, '').length >= written.length
    ? shown
    : written;
};

/** How many days later than others the workbooks of old Macs begin to count. */
const laterDays = 1462;

/** As French lists write days; a spreadsheet counts them from the end of 1899. */
const shownDay = ({ v, w: shown = '' }: CellObject, later: number): string | null => {
  const value = typeof v === 'number' ? v + later : Number.NaN;
  const isDay =
    /^\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}\b|^(?:\d{1,2}[ -])?\p{L}{3,9}[ .-]+\d{2,4}$/u.test(shown);
  if (!isDay || !(value >= 10_000 && value <= 80_000)) return null;
  const [year, month, day] = new Date(Date.UTC(1899, 11, 30 + Math.floor(value)))
    .toISOString()
    .slice(0, 10)
    .split('-');
  return `${day}/${month}/${year}`;
};

const textOf = (cell: CellObject | undefined, later: number): string => {
  if (cell?.v === undefined || cell.t === 'z') return '';
  if (cell.t === 'e') return '#N/A';
  // Programs write « 0 » for a text that nobody has put together yet.
  if (cell.v === 0 && cell.f?.includes('&') === true) return '';
  const text =
    cell.t === 'n' ? (shownDay(cell, later) ?? shownNumber(cell)) : writtenTwice(String(cell.v));
  return text.trim();
};

/** What spreadsheets show of a formula that failed, or of a column too narrow, in French, English and LibreOffice's own words. */
const error = /^(?:#(?:N\/[AD]|[\p{Lu}/0]{3,12}\s?[!?])|#{4,}|Err\s?:\s?\d{3})$/u;

/** Takes the cells of a sheet one after the other, and counts what is lost of them. */
const takeCells = () => {
  const beyond = new Set<number>();
  const errors = new Map<number, number[]>();
  const losses: Losses = { columns: 0, cut: 0 };
  return {
    losses,
    errors,
    take: (text: string, row: number, column: number): string => {
      if (error.test(text)) {
        errors.set(row, [...(errors.get(row) ?? []), column]);
        return '';
      }
      if (column >= columnsRead && text !== '') beyond.add(column);
      losses.columns = beyond.size;
      if (text.length > cellMost) losses.cut += 1;
      return text.slice(0, cellMost).replaceAll(longBlanks, shortBlanks).normalize('NFC');
    },
  };
};

/** The rows of a text as far as they are read. */
export const gridOfText = (texts: readonly (readonly string[])[]): ReadGrid => {
  const { take, ...told } = takeCells();
  const rows = texts.map((cells, row) =>
    cells.map((cell, column) => take(cell, row, column)).slice(0, columnsRead),
  );
  return { name: '', hidden: false, rows, links: [], ...told };
};

/** Merged cells each hold the text of the area, as the eye reads it. */
const fillMerged = (rows: string[][], merges: WorkSheet['!merges'] = []): void => {
  let filled = 0;
  const width = Math.max(0, ...new Set(rows.map((cells) => cells.length)));
  for (const { s: start, e: end } of merges) {
    const text = rows[start.r]?.[start.c] ?? '';
    if (text === '') continue;
    for (let row = start.r; row <= Math.min(end.r, rows.length - 1); row += 1)
      for (let column = start.c; column <= Math.min(end.c, width - 1); column += 1) {
        filled += 1;
        if (filled > mergedMax) return;
        const cells = rows[row] ?? [];
        while (cells.length <= column) cells.push('');
        cells[column] = text;
      }
  }
};

/** Where a cell leads: by a link that lies on it, or by the one formula that makes one. */
const targetOf = (cell: CellObject | undefined): string | undefined =>
  cell?.l?.Target ?? /^HYPERLINK\("([^"]*)"/i.exec(cell?.f ?? '')?.[1];

const gridOf = (
  name: string,
  sheet: WorkSheet | undefined,
  { hidden, later }: { hidden: boolean; later: number },
): ReadGrid => {
  const data = (sheet?.['!data'] ?? []) as readonly (readonly CellObject[] | undefined)[];
  const links: { row: number; column: number; target: string }[] = [];
  const { take, ...told } = takeCells();
  // Rows and cells that are empty are holes.
  const rows = Array.from(data, (cells = [], row) => {
    for (const [at, cell] of cells.slice(columnsRead).entries())
      if (cell) take(textOf(cell, later), row, columnsRead + at);
    return Array.from(cells.slice(0, columnsRead), (cell, column) => {
      const target = targetOf(cell);
      if (target !== undefined) links.push({ row, column, target });
      return take(textOf(cell, later), row, column);
    });
  });
  fillMerged(rows, sheet?.['!merges']);
  const hiddenRows = new Set(
    (sheet?.['!rows'] ?? []).flatMap((row, index) => (row?.hidden === true ? [index] : [])),
  );
  const hiddenColumns = new Set(
    (sheet?.['!cols'] ?? []).flatMap((column, index) => (column?.hidden === true ? [index] : [])),
  );
  return { name, hidden, rows, links, hiddenRows, hiddenColumns, ...told };
};

/** The sheets of a workbook as far as they are read. */
export const gridsOf = ({
  SheetNames: names,
  Sheets: sheets,
  Workbook: told,
}: WorkBook): { grids: ReadGrid[]; unreadSheets: string[] } => ({
  grids: names.slice(0, sheetsRead).map((name, index) =>
    gridOf(name, sheets[name], {
      hidden: (told?.Sheets?.[index]?.Hidden ?? 0) > 0,
      later: told?.WBProps?.date1904 === true ? laterDays : 0,
    }),
  ),
  unreadSheets: names.slice(sheetsRead),
});
