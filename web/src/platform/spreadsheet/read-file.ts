import { read, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx';
import type { Grid } from '@tandem/domain/invitations/import/table/grid';
import { archiveEntry, archiveNames, archiveSize } from './archive-size.ts';
import { decode, detectEncoding, writtenTwice, type Encoding } from './formats/decode-text.ts';
import {
  addresseesInLines,
  detectSeparator,
  paragraphsInLines,
  readDelimited,
  recipientsInLines,
  recordsInLines,
  unquotedLines,
} from './formats/delimited.ts';
import type { Separator } from './formats/delimited-names.ts';
import { contentKind } from './formats/file-kind.ts';
import { closedCells, withAddresses, withLetters, withoutNotes } from './formats/html-cells.ts';
import { hiddenIn } from './formats/open-document-hidden.ts';
import { importRowsMax, type ReadFault } from './sheets.ts';
import { readVcards } from './formats/vcards.ts';

const unpackedMax = 120_000_000;
/** Files leave rows empty in between; what comes after these is not looked at. */
const rowsRead = 2 * importRowsMax;
const columnsRead = 80;
const sheetsRead = 40;
/** Signs of a cell: no address or name is longer, and what reads them may look at a text again and again. */
const cellMost = 4000;
/** Cells of merged areas that are filled with the text of the first. */
const mergedMax = 20_000;

export class ReadError extends Error {
  override readonly name = 'ReadError';
  readonly fault: ReadFault;

  constructor(fault: ReadFault, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

/** How a text is to be read, where somebody has said it. */
export interface TextReading {
  encoding?: Encoding;
  separator?: Separator;
}

export interface FileContent {
  grids: Grid[];
  /** What a text was written in and separated by; null for workbooks. */
  text: { encoding: Encoding | null; separator: Separator } | null;
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

/** As French lists write days; a spreadsheet counts them from the end of 1899. */
const shownDay = ({ v: value, w: shown = '' }: CellObject): string | null => {
  const isDay =
    /^\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}\b|^(?:\d{1,2}[ -])?\p{L}{3,9}[ .-]+\d{2,4}$/u.test(shown);
  if (!isDay || typeof value !== 'number' || value < 10_000 || value > 80_000) return null;
  const [year, month, day] = new Date(Date.UTC(1899, 11, 30 + Math.floor(value)))
    .toISOString()
    .slice(0, 10)
    .split('-');
  return `${day}/${month}/${year}`;
};

const textOf = (cell: CellObject | undefined): string => {
  if (cell?.v === undefined || cell.t === 'e' || cell.t === 'z') return '';
  const text =
    cell.t === 'n' ? (shownDay(cell) ?? shownNumber(cell)) : writtenTwice(String(cell.v));
  return text.trim().slice(0, cellMost);
};

/** Merged cells each hold the text of the area, as the eye reads it. */
const fillMerged = (rows: string[][], merges: WorkSheet['!merges'] = []): void => {
  let filled = 0;
  for (const { s: start, e: end } of merges) {
    const text = rows[start.r]?.[start.c] ?? '';
    if (text === '') continue;
    for (let row = start.r; row <= Math.min(end.r, rows.length - 1); row += 1)
      for (let column = start.c; column <= Math.min(end.c, columnsRead - 1); column += 1) {
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

const gridOf = (name: string, sheet: WorkSheet | undefined, hidden: boolean): Grid => {
  const data = (sheet?.['!data'] ?? []) as readonly (readonly CellObject[] | undefined)[];
  const links: { row: number; column: number; target: string }[] = [];
  // Rows and cells that are empty are holes.
  const rows = Array.from(data, (cells, row) =>
    Array.from((cells ?? []).slice(0, columnsRead), (cell, column) => {
      const target = targetOf(cell);
      if (target !== undefined) links.push({ row, column, target });
      return textOf(cell);
    }),
  );
  fillMerged(rows, sheet?.['!merges']);
  const hiddenRows = new Set(
    (sheet?.['!rows'] ?? []).flatMap((row, index) => (row?.hidden === true ? [index] : [])),
  );
  const hiddenColumns = new Set(
    (sheet?.['!cols'] ?? []).flatMap((column, index) => (column?.hidden === true ? [index] : [])),
  );
  return { name, hidden, rows, links, hiddenRows, hiddenColumns };
};

const gridsOf = (book: WorkBook): Grid[] =>
  book.SheetNames.slice(0, sheetsRead).map((name, index) =>
    gridOf(name, book.Sheets[name], (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0),
  );

const faultOf = (error: unknown): ReadFault =>
  error instanceof Error && /password|encrypt/i.test(error.message) ? 'protected' : 'damaged';

const readBook = (file: ArrayBuffer | string): Grid[] => {
  try {
    return gridsOf(
      read(file, {
        type: typeof file === 'string' ? 'string' : 'array',
        dense: true,
        sheetRows: rowsRead,
        cellHTML: false,
        raw: true,
        // What tells which rows are hidden; it takes no longer.
        cellStyles: true,
      }),
    );
  } catch (error) {
    throw new ReadError(faultOf(error), error);
  }
};

const readMarkup = (kind: 'html' | 'xml', text: string): Grid[] =>
  readBook(kind === 'html' ? closedCells(withAddresses(withLetters(withoutNotes(text)))) : text);

/** SYLK and DIF, in which spreadsheets once gave each other their tables. */
const isOldExchange = (text: string): boolean => /^ID;P|^TABLE\r?\n0,1\r?\n/.test(text);

/** Some archives are small and unpack to gigabytes; others are no workbook. */
const checkArchive = async (file: ArrayBuffer): Promise<void> => {
  try {
    const names = archiveNames(file);
    if (names.includes('.iwph')) throw new ReadError('protected');
    const isNumbers = names.some((name) => /^Index(?:\.zip$|\/.*\.iwa$)/.test(name));
    // What such a file holds is packed once more.
    const most = isNumbers ? unpackedMax / 10 : unpackedMax;
    if ((await archiveSize(file, most)) > most) throw new ReadError('too-large');
    if (isNumbers) return;
    if (names.some((name) => /^(?:word|ppt)\//.test(name))) throw new ReadError('document');
    if (!names.some((name) => /^(?:\[Content_Types\]\.xml|content\.xml|xl\/.*)$/.test(name)))
      throw new ReadError('unknown');
    const manifest = await archiveEntry(file, 'META-INF/manifest.xml', 1_000_000);
    if (manifest.includes('encryption-data')) throw new ReadError('protected');
  } catch (error) {
    throw error instanceof ReadError ? error : new ReadError('damaged', error);
  }
};

const checkRows = ({ grids, text }: FileContent): FileContent => {
  const filled = grids.map(
    ({ rows }) => rows.filter((row) => row.some((cell) => cell !== '')).length,
  );
  if (Math.max(0, ...filled) > importRowsMax + 50) throw new ReadError('too-many-rows');
  if (filled.every((count) => count === 0)) throw new ReadError('empty');
  return { grids, text };
};

/** « ="0612345678" », as programs keep a spreadsheet from counting with it. */
const unquoted = (cell: string): string => /^="([^"]*)"$/.exec(cell)?.[1] ?? cell;

/** Text as a list: what was pasted, or what a file holds. */
export const readText = (
  written: string,
  { separator: said }: TextReading = {},
  encoding: Encoding | null = null,
): FileContent => {
  const told = writtenTwice(written.replace(/^\uFEFF/, ''));
  const contacts = readVcards(told);
  if (contacts)
    return checkRows({
      grids: [{ name: '', hidden: false, rows: contacts, links: [] }],
      text: null,
    });
  const text = addresseesInLines(
    paragraphsInLines(recordsInLines(recipientsInLines(unquotedLines(told)))),
  );
  const separator = said ?? detectSeparator(text);
  const rows = readDelimited(text, separator, rowsRead).map((row) =>
    row.slice(0, columnsRead).map((cell) => unquoted(cell.trim()).slice(0, cellMost)),
  );
  return checkRows({
    grids: [{ name: '', hidden: false, rows, links: [] }],
    text: { encoding, separator },
  });
};

/**
 * The sheets of a file as text: .xlsx, .xls, .ods, .numbers, text of any separator, and tables of HTML, by content and not by name.
 * @throws ReadError where it is none of them, is damaged, protected, or larger than what anyone would import.
 */
export const readFile = async (file: ArrayBuffer, as: TextReading = {}): Promise<FileContent> => {
  const kind = contentKind(file);
  if (kind === 'text') {
    const encoding = as.encoding ?? detectEncoding(file);
    const text = decode(file, encoding);
    return isOldExchange(text)
      ? checkRows({ grids: readBook(text), text: null })
      : readText(text, as, encoding);
  }
  if (kind === 'zip') {
    await checkArchive(file);
    const hidden = hiddenIn(await archiveEntry(file, 'content.xml', unpackedMax));
    const grids = readBook(file);
    for (const [index, { rows, columns }] of hidden.entries())
      if (grids[index]) Object.assign(grids[index], { hiddenRows: rows, hiddenColumns: columns });
    return checkRows({ grids, text: null });
  }
  if (kind === 'compound') return checkRows({ grids: readBook(file), text: null });
  if (kind === 'html' || kind === 'xml')
    return checkRows({
      grids: readMarkup(kind, decode(file, as.encoding ?? detectEncoding(file))),
      text: null,
    });
  throw new ReadError(kind);
};
