/** A run of text as it is drawn, in points from the top left corner of the page as it is shown; `y` is its baseline. */
export interface Fragment {
  text: string;
  x: number;
  y: number;
  width: number;
  /** Of the font. */
  size: number;
}

/** What stands side by side in one column; far-apart parts (« 2022 – 2024    BTS ») are set off by a tab. */
export interface LayoutLine {
  x: number;
  y: number;
  text: string;
  size: number;
}

/** Fragments close enough to be read as one. */
interface Segment extends LayoutLine {
  end: number;
}

type Row = readonly Segment[];

/** Baselines that differ by less than this share of the font's size are one row: « 3e » with a raised e. */
const sameRow = 0.5;
/** In shares of the font's size: from here on a gap is a space, and from here on a new segment. */
const spaceGap = 0.18;
const segmentGap = 1.6;
/** A strip of white between two columns is at least this wide, in points. */
const columnGap = 10;
/** It has so many rows on either side; between columns of running text, one less will do. */
const columnRows = 3;
/** From this share of rows that stand on the same baselines, and up to this length, a narrow column is one of labels. */
const labelAlignment = 0.7;
const labelLength = 25;
/** Pages with more rows than this are read row by row: no resume has so many, and looking for columns takes their square. */
const mostRows = 400;

const bullet = /^[•·▪●◦■►▸‣*\u2013-]$/u;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

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

const intoRows = <Item extends { x: number; y: number; size: number }>(
  items: readonly Item[],
): Item[][] => {
  const rows: Item[][] = [];
  let first: Item | undefined;
  for (const item of items.toSorted((one, other) => one.y - other.y || one.x - other.x)) {
    const row = rows.at(-1);
    if (row && first && item.y - first.y <= sameRow * Math.max(first.size, item.size))
      row.push(item);
    else {
      rows.push([item]);
      first = item;
    }
  }
  return rows.map((row) => row.toSorted((one, other) => one.x - other.x));
};

const isSpacedOut = (text: string): boolean =>
  /^(?:[\p{L}\p{N}&'’.-] {1,3}){3,}[\p{L}\p{N}.]$/u.test(text);

/** « C O M P É T E N C E S » → « COMPÉTENCES »; words of such a title are two spaces apart. */
const closedUp = (text: string): string =>
  text.replace(/(\S) (?=\S)/gu, '$1').replace(/ {2,}/g, ' ');

/**
 * Without the white that is drawn as text where it parts segments, and with spaced-out words closed up; in a title of such
 * words, the short ones too.
 */
const legible = (row: readonly Fragment[]): Fragment[] => {
  const isTitle = row.some(({ text }) => isSpacedOut(text));
  return row
    .filter(({ text, width, size }) => text.trim() !== '' || width < segmentGap * size)
    .map((fragment) =>
      isTitle && /^\S(?: +\S)+$/u.test(fragment.text)
        ? { ...fragment, text: closedUp(fragment.text) }
        : fragment,
    );
};

const toSegments = (row: readonly Fragment[]): Segment[] => {
  const segments: Segment[] = [];
  for (const { text, x, y, width, size } of legible(row)) {
    const last = segments.at(-1);
    const gap = last ? x - last.end : Infinity;
    if (!last || gap > segmentGap * Math.max(size, last.size)) {
      segments.push({ text, x, y, size, end: x + width });
      continue;
    }
    last.text += (gap > spaceGap * size && !/\s$/u.test(last.text) ? ' ' : '') + text;
    last.end = Math.max(last.end, x + width);
    // The largest part tells where the line stands: a raised « e » does not.
    if (size > last.size) Object.assign(last, { size, y });
  }
  return segments.flatMap((segment) => {
    const joined = segment.text.trim();
    const text = isSpacedOut(joined) ? closedUp(joined) : joined.replace(/ {2,}/g, ' ');
    return text === '' ? [] : [{ ...segment, text }];
  });
};

const isRunningText = (segments: readonly Segment[]): boolean =>
  median(segments.map(({ text }) => text.length)) > labelLength;

const isAligned = (segment: Segment, others: readonly Segment[]): boolean =>
  others.some(({ y }) => Math.abs(y - segment.y) <= 0.25 * segment.size);

/** Labels beside what they label (dates beside jobs) are read row by row, not one column after the other. */
const areLabels = (side: readonly Segment[], other: readonly Segment[]): boolean =>
  side.filter((segment) => isAligned(segment, other)).length >= labelAlignment * side.length &&
  !isRunningText(side);

const areColumns = (left: readonly Segment[], right: readonly Segment[]): boolean => {
  const fewestRows = Math.min(intoRows(left).length, intoRows(right).length);
  const neededRows = isRunningText(left) && isRunningText(right) ? columnRows - 1 : columnRows;
  return (
    fewestRows >= neededRows &&
    !(left.length <= right.length ? areLabels(left, right) : areLabels(right, left))
  );
};

/** The two sides of the widest strip of white that parts these rows into columns; null when there is none. */
const splitColumns = (rows: readonly Row[]): [left: Segment[], right: Segment[]] | null => {
  const segments = rows.flat().toSorted((one, other) => one.x - other.x);
  const strips: { at: number; width: number }[] = [];
  let end = -Infinity;
  for (const [at, segment] of segments.entries()) {
    if (at > 0 && segment.x - end >= columnGap) strips.push({ at, width: segment.x - end });
    end = Math.max(end, segment.end);
  }
  for (const { at } of strips.toSorted((one, other) => other.width - one.width)) {
    const left = segments.slice(0, at);
    const right = segments.slice(at);
    if (areColumns(left, right)) return [left, right];
  }
  return null;
};

type Span = readonly [from: number, to: number];

/** Adds the spans of a row to those that rows before it cover; spans are disjoint, from left to right. */
const cover = (spans: readonly Span[], row: Row): Span[] => {
  const covered: Span[] = [];
  const all = [...spans, ...row.map(({ x, end }): Span => [x, end])];
  for (const [from, to] of all.toSorted(([one], [other]) => one - other)) {
    const last = covered.at(-1);
    if (last && from - last[1] < columnGap)
      covered[covered.length - 1] = [last[0], Math.max(last[1], to)];
    else covered.push([from, to]);
  }
  return covered;
};

/** Where a run of rows from `start` on may end that white parts from top to bottom: before each row that closes a strip. */
const columnEnds = (rows: readonly Row[], start: number): number[] => {
  const ends: number[] = [];
  let spans: readonly Span[] = [];
  for (let end = start; end < rows.length; end += 1) {
    const covered = cover(spans, rows[end] ?? []);
    if (covered.length < spans.length) ends.push(end);
    spans = covered;
  }
  return spans.length > 1 ? [...ends, rows.length] : ends;
};

/** The rows in reading order: a run of rows that stands in columns is read column by column. */
const inReadingOrder = (rows: readonly Row[]): Row[] => {
  if (rows.length > mostRows) return [...rows];
  for (let start = 0; start < rows.length - 1; start += 1)
    for (const end of columnEnds(rows, start).toReversed()) {
      const sides = splitColumns(rows.slice(start, end));
      if (!sides) continue;
      return [
        ...rows.slice(0, start),
        ...sides.flatMap((side) => inReadingOrder(intoRows(side))),
        ...inReadingOrder(rows.slice(end)),
      ];
    }
  return [...rows];
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
  return [{ x: first.x, y: first.y, text, size: Math.max(...row.map(({ size }) => size)) }];
};

/** Lines of a page in the order in which people read them, as far as positions tell: from top to bottom, column by column. */
export const layOut = (fragments: readonly Fragment[]): LayoutLine[] => {
  const rows = intoRows(withoutDoubles(fragments)).map(toSegments);
  return inReadingOrder(rows.filter((row) => row.length > 0)).flatMap(toLine);
};
