import Papa from 'papaparse';
import { withoutBrokenCells } from './broken-cells.ts';
import { separators, type Separator } from './delimited-names.ts';

const linesLooked = 60;

/** How often a sign stands outside quotation marks. */
const countIn = (line: string, sign: string): number =>
  line.replaceAll(/"[^"]*"/g, '').split(sign).length - 1;

const mostFrequent = (counts: readonly number[]): { value: number; times: number } => {
  const times = new Map<number, number>();
  for (const count of counts) if (count > 0) times.set(count, (times.get(count) ?? 0) + 1);
  const [best] = [...times].toSorted((one, other) => other[1] - one[1] || other[0] - one[0]);
  return best ? { value: best[0], times: best[1] } : { value: 0, times: 0 };
};

const looked = 60_000;

/** A text whose quoted cells say no more than whether they hold an address: some of them go over several lines. */
const withoutQuoted = (text: string): string =>
  text.slice(0, looked).replaceAll(/"(?:[^"]|"")*"/g, (cell) => (cell.includes('@') ? '@' : '_'));

/** What stands equally often in the most lines; null where nothing does. */
const separatorIn = (text: string): Separator | null => {
  const lines = text.split(/\r\n|\n|\r/, linesLooked).filter((line) => line.trim() !== '');
  // What stands in greetings around a list, and in none of its lines, separates nothing.
  const people = lines.filter((line) => line.includes('@'));
  const scored = separators.map((separator) => {
    const { value, times } = mostFrequent(lines.map((line) => countIn(line, separator)));
    const isAround = people.length > 1 && people.every((line) => countIn(line, separator) === 0);
    return { separator, score: isAround ? 0 : times * Math.min(value, 8) };
  });
  const best = scored.toSorted((one, other) => other.score - one.score)[0];
  return best && best.score > 0 ? best.separator : null;
};

/** What separates the cells of a text. */
export const detectSeparator = (text: string): Separator => {
  const said = /^sep=(.)\r?\n/i.exec(text)?.[1];
  const told = separators.find((one) => one === said);
  return told ?? separatorIn(text) ?? separatorIn(withoutQuoted(text)) ?? ';';
};

/** A line that is a row by itself: about as many separators as the others, or an address among them. */
const isOwnRow = (line: string, separator: Separator, usual: number): boolean => {
  const count = line.split(separator).length - 1;
  return usual > 0 && count >= usual / 2 && (count >= usual || line.includes('@'));
};

const isOdd = (line: string): boolean => line.split('"').length % 2 === 0;

/** Lines a cell of which may go over: quotation marks that no later line closes stand for themselves. */
const linesMax = 40;

/**
 * The rows of a text some of whose quotation marks are never closed: a cell goes over several lines only where none of
 * them is a row by itself.
 */
const rowsOf = (body: string, separator: Separator): { text: string; literal: boolean }[] => {
  const lines = body.split('\n');
  const usual = mostFrequent(lines.slice(0, linesLooked).map((line) => countIn(line, separator)));
  const rows: { text: string; literal: boolean }[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    let end = at;
    if (isOdd(line)) {
      end = lines.findIndex((next, index) => index > at && index < at + linesMax && isOdd(next));
      const over = lines.slice(at + 1, Math.max(end, at));
      const closes = lines[end]?.slice((lines[end]?.lastIndexOf('"') ?? 0) + 1) ?? '';
      const isBroken =
        end < 0 ||
        [...over, lines[end] ?? ''].some((next) => isOwnRow(next, separator, usual.value)) ||
        closes.includes('@');
      if (isBroken) {
        rows.push({ text: line, literal: true });
        continue;
      }
    }
    rows.push({ text: lines.slice(at, end + 1).join('\n'), literal: false });
    at = end;
  }
  return rows;
};

/** « 'Roux';'Ana' »: each cell of each line between apostrophes, as some programs mark texts. */
const isSingleQuoted = (body: string, separator: Separator): boolean => {
  const lines = body.split('\n', linesLooked).filter((line) => line.trim() !== '');
  return lines.every((line) => line.split(separator).every((cell) => /^\s*'.*'\s*$/.test(cell)));
};

/** The cells of a text, row by row. Quotation marks that are never closed harm one row and not those that follow. */
export const readDelimited = (text: string, separator: Separator, rowsMax: number): string[][] => {
  const body = text
    .replace(/^\uFEFF/, '')
    .replace(/^sep=.\r?\n/i, '')
    // Lines that end in different ways in one file: a title was put above an export.
    .replaceAll(/\r\n?/g, '\n');
  const usual = isSingleQuoted(body, separator) ? "'" : '"';
  const read = (written: string, quoteChar = usual) =>
    Papa.parse<string[]>(written, { delimiter: separator, quoteChar, preview: rowsMax }).data;
  const rows = read(body);
  const isBroken = rows.some((row) =>
    row.some(
      (cell) =>
        cell.includes('\n') &&
        cell.split('\n').some((line) => isOwnRow(line, separator, row.length - 1)),
    ),
  );
  if (!isBroken) return separator === '\t' ? withoutBrokenCells(rows) : rows;
  return rowsOf(body, separator)
    .slice(0, rowsMax)
    .flatMap((row) => (row.literal ? read(row.text, '\u0000') : read(row.text)));
};

/** Lines that were each put between quotation marks as a whole, without them; the text as it is otherwise. */
export const unquotedLines = (text: string): string => {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  const whole = /^"(?:[^"]|"")*"\s*$/;
  const told = lines.filter((line) => /[;,\t|]/.test(line)).length;
  if (lines.length < 2 || told < 2 || !lines.every((line) => whole.test(line))) return text;
  return lines.map((line) => line.trim().slice(1, -1).replaceAll('""', '"')).join('\n');
};

/** People in paragraphs, a line for each name, number and address, as one a line; the text as it is otherwise. */
export const paragraphsInLines = (text: string): string => {
  const blocks = text
    .trim()
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[ \t]*(?:\n[ \t]*)+/)
    .map((block) => block.split('\n'));
  const isPerson = (lines: readonly string[]): boolean =>
    lines.length > 1 &&
    lines.length < 7 &&
    lines.filter((line) => line.includes('@')).length === 1 &&
    !lines.some((line) => /[\t;|]/.test(line));
  return blocks.length > 1 && blocks.every(isPerson)
    ? blocks.map((lines) => lines.map((line) => line.trim()).join('\t')).join('\n')
    : text;
};

const recipients = /^(?:À|A|To|Cci?|Bcc|Destinataires?)\s?:\s*/i;

/** A line of addressees, « Léa <lea@…>; Noé <noe@…> », as one a line; the text as it is otherwise. */
export const addresseesInLines = (text: string): string => {
  const pieces = text
    .replace(recipients, '')
    .split(/[;,\r\n\t]+/)
    // Marks around a name are no cell's.
    .map((piece) => piece.trim().replace(/^"([^"]*)"\s*(?=<)/, '$1 '))
    .filter((piece) => piece !== '');
  const single = pieces.every((piece) => piece.split('@').length === 2);
  return single && pieces.length > 1 ? pieces.join('\n') : text;
};

const messageHead = /^(?:De|From|Date|Envoyé|Sent|Objet|Subject)\s?:/i;

/** To whom a message went, of its heads and what it says, where nothing else of it but who wrote has an address; else the text as it is. */
export const recipientsInLines = (text: string): string => {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const to = lines.filter((line) => recipients.test(line) && line.includes('@'));
  const rest = lines.filter((line) => !to.includes(line) && !messageHead.test(line));
  const isMessage = to.length > 0 && lines.some((line) => messageHead.test(line));
  if (!isMessage || rest.some((line) => line.includes('@'))) return text;
  return to.map((line) => line.replace(recipients, '')).join(';\n');
};

const sender = /^(?:De|From|Exp[ée]diteur)\s?:\s*/i;

/** Who wrote several messages, of their heads; the text as it is where they are of one, or went to as many. */
export const sendersInLines = (text: string): string => {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const addressed = (head: RegExp) =>
    new Set(lines.filter((line) => head.test(line) && line.includes('@')));
  const [from, to] = [addressed(sender), addressed(recipients)];
  if (from.size < 2 || to.size >= from.size) return text;
  return [...from].map((line) => line.replace(sender, '')).join(';\n');
};

const fieldLine = /^\s*(\p{L}[\p{L}’' .-]{1,30}?)\s*:\s*(\S.*?)\s*$/u;
const fewestFields = 3;

/** Records whose fields stand below each other, « Nom : Roux », « Mail : … », each set off from the next, as a table; else the text as it is. */
export const recordsInLines = (text: string): string => {
  const blocks = text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n\s*(?:[-=_*]{3,}\s*)?(?:\n\s*)*\n|\n[-=_*]{3,}[ \t]*\n/)
    .map((block) => block.split('\n').filter((line) => /[\p{L}\d]/u.test(line)));
  const fieldsOf = (lines: readonly string[]) =>
    new Map(
      lines.flatMap((line) => {
        const [, label, value] = fieldLine.exec(line) ?? [];
        return label !== undefined && value !== undefined ? [[label, value] as const] : [];
      }),
    );
  const all = blocks.map((lines) => ({ lines, fields: fieldsOf(lines) }));
  const isRecord = ({ lines, fields }: (typeof all)[number]): boolean =>
    fields.size >= fewestFields && fields.size === lines.length;
  const records = all.filter(isRecord);
  const others = all.filter((one) => !isRecord(one)).flatMap(({ lines }) => lines);
  const haveAddresses = records.filter(({ lines }) => lines.some((line) => line.includes('@')));
  if (records.length < 2 || haveAddresses.length < records.length / 2) return text;
  if (others.some((line) => line.includes('@'))) return text;
  const labels = [...new Set(records.flatMap(({ fields }) => [...fields.keys()]))];
  const rows = records.map(({ fields }) => labels.map((label) => fields.get(label) ?? ''));
  const asLine = (cells: readonly string[]): string =>
    cells.map((cell) => cell.replaceAll(/[\t"]/g, ' ')).join('\t');
  return [...others, asLine(labels), ...rows.map(asLine)].join('\n');
};
