import { CFB, read } from '@e965/xlsx';
import { archiveEntry, archiveNames, archiveSize } from './archive-size.ts';
import { decode, detectEncoding, writtenTwice, type Encoding } from './formats/decode-text.ts';
import {
  addresseesInLines,
  detectSeparator,
  paragraphsInLines,
  readDelimited,
  recipientsInLines,
  recordsInLines,
  sendersInLines,
  unquotedLines,
} from './formats/delimited.ts';
import type { Separator } from './formats/delimited-names.ts';
import { contentKind } from './formats/file-kind.ts';
import {
  closedCells,
  withAddresses,
  withLetters,
  withoutNotes,
  withoutStyling,
} from './formats/html-cells.ts';
import { hiddenIn } from './formats/open-document-hidden.ts';
import { gridOfText, gridsOf, type ReadGrid } from './formats/workbook-grids.ts';
import { importRowsMax, type ReadFault } from './sheets.ts';
import { hasUncountedFormulas } from './formats/uncounted-formulas.ts';
import { readVcards } from './formats/vcards.ts';

const unpackedMax = 120_000_000;
/** Files leave rows empty in between; what comes after these is not looked at. */
const rowsRead = 2 * importRowsMax;

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
  grids: ReadGrid[];
  /** Sheets beyond the last that is read. */
  unreadSheets: string[];
  /** Whether it holds formulas whose values no program has written into it. */
  uncounted: boolean;
  /** What a text was written in and separated by; null for workbooks. */
  text: { encoding: Encoding | null; separator: Separator } | null;
}

const faultOf = (error: unknown): ReadFault =>
  error instanceof Error && /password|encrypt/i.test(error.message) ? 'protected' : 'damaged';

const readBook = (file: ArrayBuffer | string): ReturnType<typeof gridsOf> => {
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

const readMarkup = (kind: 'html' | 'xml', text: string): ReturnType<typeof gridsOf> =>
  readBook(
    kind === 'html'
      ? withoutStyling(closedCells(withAddresses(withLetters(withoutNotes(text)))))
      : text,
  );

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

/** Small programs write an OpenDocument sheet without its styles, which may be missing; the library asks for them. */
const withStyles = (file: ArrayBuffer): ArrayBuffer => {
  const names = archiveNames(file);
  if (!names.includes('content.xml') || names.includes('styles.xml')) return file;
  const archive = CFB.read(new Uint8Array(file), { type: 'buffer' });
  CFB.utils.cfb_add(archive, 'styles.xml', new TextEncoder().encode('<styles/>'));
  return Uint8Array.from(CFB.write(archive, { fileType: 'zip', type: 'array' }) as number[]).buffer;
};

const checkRows = (content: Omit<FileContent, 'uncounted'>, uncounted = false): FileContent => {
  const filled = content.grids.map(
    ({ rows }) => rows.filter((row) => row.some((cell) => cell !== '')).length,
  );
  if (Math.max(0, ...filled) > importRowsMax + 50) throw new ReadError('too-many-rows');
  if (filled.every((count) => count === 0)) throw new ReadError(uncounted ? 'uncounted' : 'empty');
  return { ...content, uncounted };
};

/** « ="0612345678" », as programs keep a spreadsheet from counting with it. */
const unquoted = (cell: string): string => /^="([^"]*)"$/.exec(cell)?.[1] ?? linked(cell);

/** « =HYPERLINK("mailto:lea@…","Écrire") », which a text keeps as it was typed: the address, else what is read of it. */
const linked = (cell: string): string => {
  const [, target = '', told] =
    /^=(?:HYPERLINK|LIEN_HYPERTEXTE)\(\s*"([^"]*)"\s*(?:[;,]\s*"([^"]*)"\s*)?\)$/i.exec(cell) ?? [];
  if (target === '') return cell;
  return /^mailto:/i.test(target) ? target : (told ?? target);
};

/** Text as a list: what was pasted, or what a file holds. */
export const readText = (
  written: string,
  { separator: said }: TextReading = {},
  encoding: Encoding | null = null,
): FileContent => {
  const told = writtenTwice(written.replace(/^\uFEFF/, ''));
  const contacts = readVcards(told);
  if (contacts) return checkRows({ grids: [gridOfText(contacts)], unreadSheets: [], text: null });
  const text = addresseesInLines(
    paragraphsInLines(recordsInLines(recipientsInLines(sendersInLines(unquotedLines(told))))),
  );
  const separator = said ?? detectSeparator(text);
  const rows = readDelimited(text, separator, rowsRead).map((row) =>
    row.map((cell) => unquoted(cell.trim())),
  );
  return checkRows({
    grids: [gridOfText(rows)],
    unreadSheets: [],
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
      ? checkRows({ ...readBook(text), text: null })
      : readText(text, as, encoding);
  }
  if (kind === 'zip') {
    await checkArchive(file);
    const hidden = hiddenIn(await archiveEntry(file, 'content.xml', unpackedMax));
    const { grids, unreadSheets } = readBook(withStyles(file));
    for (const [index, { rows, columns }] of hidden.entries())
      if (grids[index]) Object.assign(grids[index], { hiddenRows: rows, hiddenColumns: columns });
    return checkRows({ grids, unreadSheets, text: null }, await hasUncountedFormulas(file));
  }
  if (kind === 'compound') return checkRows({ ...readBook(file), text: null });
  if (kind === 'html' || kind === 'xml')
    return checkRows({
      ...readMarkup(kind, decode(file, as.encoding ?? detectEncoding(file))),
      text: null,
    });
  throw new ReadError(kind);
};
