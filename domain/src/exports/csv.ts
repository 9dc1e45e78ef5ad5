/** Begins a formula; a dash before a blank begins a line of a list. */
const formula = String.raw`(?:[=+@＝＋＠]|[-－](?!\s))`;
/** What begins a cell within a text for spreadsheets that take commas or tabs between cells, and heed no quotes in the middle of one. */
const innerStart = new RegExp(`(?<=[,\\t\\r\\n])(?=${formula})`, 'g');

/**
 * A text that a spreadsheet would take for a formula (it begins with = + - @, also in their wide forms, a tab or the end of a line)
 * is led by an apostrophe, and so is what would be one in a cell of its own: text files know no types (OWASP, CSV injection). French
 * numbers are written without their +.
 */
export const neutralised = (text: string): string => {
  const inner = text.replaceAll(innerStart, "'");
  return /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${inner}` : inner;
};

const quoted = (text: string): string =>
  /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** One line as French spreadsheets read it: semicolons between, its end included. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(';')}\r\n`;

/** Tells a spreadsheet that a text is UTF-8. */
export const csvMark = '\uFEFF';

/** With a comma, as French numbers have it. */
export const csvNumber = (value: number): string => String(value).replace('.', ',');
