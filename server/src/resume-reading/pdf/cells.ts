import type { Row, Segment } from './segments.ts';

/** Values of a person: a column that holds them labels nothing. */
export const isContact = ({ text }: Segment): boolean => /@|(?:\d[ .·-]?){9}\d/.test(text);

/** So far apart, in points, are the edges or the middles of what stands in one cell. */
const sameEdge = 2.5;
const mostLines = 4;
const leading = 1.7;

const isUnder = (upper: Segment, lower: Segment): boolean =>
  Math.abs(upper.x - lower.x) <= sameEdge ||
  Math.abs(upper.end - lower.end) <= sameEdge ||
  Math.abs(upper.x + upper.end - lower.x - lower.end) <= 2 * sameEdge;

/** « Tél / Mail », « Adresse : »: names of fields, of which each heads a row of its own. */
const fieldName =
  /^(?:t[ée]l(?:[ée]phone)?s?|portable|mobile|e-?mails?|mails?|courriels?|adresse)\.?(?: ?\/ ?[\p{L}. -]{2,20}){0,3} ?:?$/iu;

/**
 * Contact data that stands side by side, each in a cell of its own, is read cell by cell: an address may take two lines
 * of its cell beside a telephone number.
 */
export const withWholeCells = (rows: readonly Row[]): Row[] => {
  const whole: Row[] = [];
  let at = 0;
  while (at < rows.length) {
    const row = rows[at] ?? [];
    at += 1;
    if (row.length < 2 || !row.some(isContact)) {
      whole.push(row);
      continue;
    }
    const cells = row.map((segment) => [segment]);
    let above = row[0];
    for (let count = 1; count < mostLines; count += 1) {
      const next = rows[at];
      const [first] = next ?? [];
      if (!next || !first || !above || first.y - above.y > leading * above.size) break;
      const isField = fieldName.test(row[0]?.text ?? '') && next.length > 1;
      if (isField && isUnder(row[0] ?? first, first)) break;
      const places = next.map((segment) =>
        cells.findIndex(([head]) => head !== undefined && isUnder(head, segment)),
      );
      if (places.includes(-1)) break;
      for (const [index, segment] of next.entries()) cells[places[index] ?? 0]?.push(segment);
      above = first;
      at += 1;
    }
    if (cells.every((cell) => cell.length === 1)) whole.push(row);
    else whole.push(...cells.flatMap((cell) => cell.map((segment): Row => [segment])));
  }
  return whole;
};
