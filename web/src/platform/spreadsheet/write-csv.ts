import type { Cell, Sheet } from './sheets.ts';

/**
 * A text that a spreadsheet would take for a formula (it begins with = + - @, a tab or a carriage return) is led by an
 * apostrophe: text files know no types (OWASP, CSV injection). French numbers are written without their +.
 */
export const neutralised = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;

const pad = (number: number): string => String(number).padStart(2, '0');

const dayText = (date: Date): string =>
  `${pad(date.getDate())}/${pad(date.getMonth() + 1)}/${date.getFullYear()}`;

const textOf = (value: Cell): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'string') return neutralised(value);
  if (value instanceof Date) return dayText(value);
  const { moment } = value;
  return `${dayText(moment)} ${pad(moment.getHours())}:${pad(moment.getMinutes())}`;
};

const quoted = (text: string): string =>
  /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A text file that French spreadsheets open as it stands: UTF-8 with its mark, semicolons, commas in numbers. */
export const writeCsv = ({ titles, rows }: Sheet): string =>
  `\uFEFF${[titles, ...rows].map((row) => row.map((cell) => quoted(textOf(cell))).join(';')).join('\r\n')}\r\n`;
