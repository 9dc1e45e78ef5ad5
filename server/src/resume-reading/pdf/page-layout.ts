import { inReadingOrder } from './columns.ts';
import { bullet, intoSegments, type Fragment, type Row, type Segment } from './segments.ts';

export type { Fragment } from './segments.ts';

/** What stands side by side in one column; far-apart parts (« 2022 – 2024    BTS ») are set off by a tab. */
export interface LayoutLine {
  x: number;
  y: number;
  text: string;
  size: number;
  /** What tells the font of its first part from the others of the page, where the file says it. */
  font?: string;
  /** Whether a box of text begins with it, where the file has boxes. */
  startsBox?: boolean;
  /** Whether it stands in a margin of headings: it is one, whatever it looks like. */
  isHeading?: boolean;
}

/** Bold type is sometimes feigned by drawing a text twice. */
const withoutDoubles = (fragments: readonly Fragment[]): Fragment[] => {
  const seen = new Map<string, Fragment[]>();
  return fragments.filter((fragment) => {
    const same = seen.get(fragment.text) ?? [];
    const isDouble = same.some(
      ({ x, y }) => Math.abs(x - fragment.x) < 1.5 && Math.abs(y - fragment.y) < 1.5,
    );
    if (!isDouble) seen.set(fragment.text, [...same, fragment]);
    return !isDouble;
  });
};

const pageNumber = /^(?:page )?\d{1,2} ?(?:\/|sur|of) ?\d{1,2}$/i;

/** So far apart, in points, are the edges of two lines of one column at most. */
const sameEdge = 2;

const areUnderEachOther = (upper: Segment, lower: Segment): boolean =>
  Math.abs(upper.x - lower.x) <= sameEdge || Math.abs(upper.end - lower.end) <= sameEdge;

/** A label that takes two lines of its column is put together, so that it does not stand amid what it labels. */
const withWholeLabels = (rows: readonly Row[]): Row[] => {
  const whole: Segment[][] = [];
  for (const row of rows) {
    const [label, value] = whole.at(-1) ?? [];
    const [rest, ...others] = row;
    const isRest =
      label &&
      value &&
      rest &&
      /^[\p{Ll}(]/u.test(rest.text) &&
      rest.end < value.x &&
      (others.length === 0 || (others[0]?.x ?? 0) >= value.x - sameEdge) &&
      rest.y > label.y &&
      rest.y - label.y <= 1.7 * label.size &&
      areUnderEachOther(label, rest);
    if (!isRest) {
      whole.push([...row]);
      continue;
    }
    whole[whole.length - 1] = [
      { ...label, text: `${label.text} ${rest.text}` },
      ...(whole.at(-1)?.slice(1) ?? []),
    ];
    if (others.length > 0) whole.push(others);
  }
  return whole;
};

const toLine = (row: Row): LayoutLine[] => {
  const [first] = row;
  if (!first) return [];
  let text = '';
  for (const [index, segment] of row.entries()) {
    const before = row[index - 1];
    if (before) text += bullet.test(before.text) ? ' ' : '\t';
    text += segment.text;
  }
  const size = Math.max(...row.map((segment) => segment.size));
  const { x, y, font, isHeading } = first;
  return [
    { x, y, text, size, ...(font !== undefined && { font }), ...(isHeading && { isHeading }) },
  ];
};

/** Lines of a page in the order in which people read them, as far as positions tell: from top to bottom, column by column. */
export const layOut = (fragments: readonly Fragment[]): LayoutLine[] =>
  withWholeLabels(
    inReadingOrder(
      intoSegments(withoutDoubles(fragments.filter(({ text }) => !pageNumber.test(text.trim())))),
    ),
  ).flatMap(toLine);
