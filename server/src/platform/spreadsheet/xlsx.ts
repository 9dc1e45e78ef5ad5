import { Readable } from 'node:stream';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import type { FileCell } from '@tandem/domain/exports/file-cell';
import { zipOf } from '../archive/zip.ts';

type Rows = readonly (readonly FileCell[])[];

export interface StreamedSheet {
  name: string;
  titles: readonly string[];
  /** How many rows there are: the header filters all of them. */
  count: number;
  /** Piece by piece: no more of the sheet is held in memory than its reader is behind. */
  rows: () => AsyncIterable<Rows> | Iterable<Rows>;
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Control characters have no place in XML 1.0; longer texts are refused by spreadsheets. */
const escaped = (text: string): string =>
  text
    .slice(0, 32_000)
    .replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** Places in the list of styles below. */
const style = { header: 1, text: 2, day: 3, moment: 4 } as const;

const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFF3EFE7"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" fillId="2" applyFont="1" applyFill="1"/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const dayMs = 86_400_000;
/** The number of 1 January 1970 in a spreadsheet, whose days are counted from 1900. */
const epoch = 25_569;

const dayNumber = (day: string): number => Date.parse(day) / dayMs + epoch;

/** By the clock of Paris, which the file is read by. */
const momentNumber = (at: string): number => {
  const { day, time } = parisClock(new Date(at));
  return Date.parse(`${day}T${time}:00Z`) / dayMs + epoch;
};

/** Text is said to be text: it is never calculated, not even when somebody writes in the cell again. */
const textCell = (text: string, as: number): string =>
  `<c t="inlineStr" s="${as}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

const cell = (value: FileCell): string => {
  if (value === null || value === '') return '<c/>';
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  if (typeof value === 'string') return textCell(value, style.text);
  return 'day' in value
    ? `<c s="${style.day}"><v>${dayNumber(value.day)}</v></c>`
    : `<c s="${style.moment}"><v>${momentNumber(value.at)}</v></c>`;
};

const row = (cells: readonly string[]): string => `<row>${cells.join('')}</row>`;

/** How a spreadsheet calls its n-th column, from 1: A, B … Z, AA. */
const columnLetters = (number: number): string => {
  const rest = (number - 1) % 26;
  const letter = String.fromCharCode(65 + rest);
  return number <= 26 ? letter : columnLetters((number - 1 - rest) / 26) + letter;
};

const lengthOf = (value: FileCell | undefined): number => {
  if (typeof value !== 'object' || value === null) return String(value ?? '').length;
  return 'day' in value ? 10 : 16;
};

/** Signs that the texts of a column take in the first rows, within what is comfortable to read. */
const widthOf = (title: string, column: number, first: Rows): number =>
  first.reduce(
    (width, cells) => Math.min(60, Math.max(width, lengthOf(cells[column]) + 2)),
    Math.max(12, title.length + 4),
  );

const sheetXml = async function* ({ titles, count, rows }: StreamedSheet) {
  const pieces = (async function* () {
    yield* rows();
  })();
  const { value: first = [] } = (await pieces.next()) as IteratorResult<Rows, undefined>;
  const columns = titles.map(
    (title, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${widthOf(title, index, first)}" customWidth="1"/>`,
  );
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`;
  yield row(titles.map((title) => textCell(title, style.header)));
  yield first.map((cells) => row(cells.map(cell))).join('');
  for await (const some of pieces) yield some.map((cells) => row(cells.map(cell))).join('');
  const filter =
    count === 0 ? '' : `<autoFilter ref="A1:${columnLetters(titles.length)}${count + 1}"/>`;
  yield `</sheetData>${filter}</worksheet>`;
};

const numbered = (sheets: readonly StreamedSheet[], of: (number: number, name: string) => string) =>
  sheets.map(({ name }, index) => of(index + 1, name)).join('');

const contentTypes = (sheets: readonly StreamedSheet[]): string =>
  `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${numbered(sheets, (number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${types}.worksheet+xml"/>`)}</Types>`;

const workbook = (sheets: readonly StreamedSheet[]): string =>
  `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><bookViews><workbookView/></bookViews><sheets>${numbered(sheets, (number, name) => `<sheet name="${escaped(name.replaceAll(/[[\]*?/\\:]/g, ' ').slice(0, 31))}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`;

const workbookParts = (sheets: readonly StreamedSheet[]): string =>
  `${head}<Relationships xmlns="${packaged}/relationships">${numbered(sheets, (number) => `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId${sheets.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`;

const packageParts = `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

/** An .xlsx file, made while it is read: bold headers that stay in sight and filter, numbers and moments that sort and add. */
export const streamXlsx = (sheets: readonly StreamedSheet[], at: Date): Readable => {
  const text = (path: string, content: string) => ({
    path,
    content: () => Readable.from([content]),
  });
  return zipOf(
    [
      text('[Content_Types].xml', contentTypes(sheets)),
      text('_rels/.rels', packageParts),
      text('xl/workbook.xml', workbook(sheets)),
      text('xl/_rels/workbook.xml.rels', workbookParts(sheets)),
      text('xl/styles.xml', styles),
      ...sheets.map((sheet, index) => ({
        path: `xl/worksheets/sheet${index + 1}.xml`,
        content: () => Readable.from(sheetXml(sheet)),
      })),
    ],
    at,
  );
};
