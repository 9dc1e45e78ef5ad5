import Papa from 'papaparse';
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

/** What separates the cells of a text: what stands equally often in the most lines. */
export const detectSeparator = (text: string): Separator => {
  const said = /^sep=(.)\r?\n/i.exec(text)?.[1];
  const told = separators.find((one) => one === said);
  if (told) return told;
  const lines = text.split(/\r\n|\n|\r/, linesLooked).filter((line) => line.trim() !== '');
  const scored = separators.map((separator) => {
    const { value, times } = mostFrequent(lines.map((line) => countIn(line, separator)));
    return { separator, score: times * Math.min(value, 8) };
  });
  const best = scored.toSorted((one, other) => other.score - one.score)[0];
  return best && best.score > 0 ? best.separator : ';';
};

/** The cells of a text, row by row. Quotation marks that are never closed harm one row and not all that follow. */
export const readDelimited = (text: string, separator: Separator, rowsMax: number): string[][] => {
  const body = text
    .replace(/^\uFEFF/, '')
    .replace(/^sep=.\r?\n/i, '')
    // Lines that end in different ways in one file: a title was put above an export.
    .replaceAll(/\r\n?/g, '\n');
  const read = (quoteChar: string) =>
    Papa.parse<string[]>(body, { delimiter: separator, quoteChar, preview: rowsMax }).data;
  const rows = read('"');
  const broken = rows.some((row) => row.some((cell) => cell.split('\n').length > 40));
  return broken ? read('\u0000') : rows;
};

/** Lines that were each put between quotation marks as a whole, without them; the text as it is otherwise. */
export const unquotedLines = (text: string): string => {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  const whole = /^"(?:[^"]|"")*"\s*$/;
  const told = lines.filter((line) => /[;,\t|]/.test(line)).length;
  if (lines.length < 2 || told < 2 || !lines.every((line) => whole.test(line))) return text;
  return lines.map((line) => line.trim().slice(1, -1).replaceAll('""', '"')).join('\n');
};

/** A line of addressees, « Léa <lea@…>; Noé <noe@…> », as one a line; the text as it is otherwise. */
export const addresseesInLines = (text: string): string => {
  const pieces = text
    .split(/[;,\r\n\t]+/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  const single = pieces.every((piece) => piece.split('@').length === 2);
  return single && pieces.length > 1 ? pieces.join('\n') : text;
};
