import { median } from '../median.ts';

/** A run of text as it is drawn, in points from the top left corner of the page as it is shown; `y` is its baseline. */
export interface Fragment {
  text: string;
  x: number;
  y: number;
  width: number;
  /** Of the font. */
  size: number;
  /** What tells its font from the others of the page. */
  font?: string;
}

/** Fragments close enough to be read as one. */
export interface Segment {
  x: number;
  y: number;
  text: string;
  size: number;
  end: number;
  font?: string;
  /** Known for a heading by where it stands. */
  isHeading?: true;
}

export type Row = readonly Segment[];

/** Baselines that differ by less than this share of the font's size are one row: « 3e » with a raised e. */
const sameRow = 0.5;
/** In shares of the font's size: from here on a gap is a space, and from here on a new segment. */
const spaceGap = 0.18;
const segmentGap = 1.6;
/** The same where several rows go on at one and the same place: the edge of a column. */
const edgeGap = 0.7;
/** Rows that share such an edge, and how many of them have text before it. */
const rowsAtEdge = 4;
const rowsBeforeEdge = 2;

export const bullet = /^[•·▪●◦■►▸‣*\u2013-]$/u;

/** Of the last items of a row, so many are looked at for one that an item would be drawn over. */
const lastOfRow = 8;

/** Beside a large name stand smaller lines, one under the other: two of them are no row, however large the name is. */
const isUnder = (
  item: { x: number; y: number; size: number; width?: number },
  { x, y, size, width = 0 }: { x: number; y: number; size: number; width?: number },
): boolean =>
  Math.abs(item.y - y) > 0.8 * Math.min(size, item.size) &&
  Math.min(x + width, item.x + (item.width ?? 0)) - Math.max(x, item.x) > Math.min(size, item.size);

export const intoRows = <Item extends { x: number; y: number; size: number; width?: number }>(
  items: readonly Item[],
): Item[][] => {
  const rows: Item[][] = [];
  let first: Item | undefined;
  for (const item of items.toSorted((one, other) => one.y - other.y || one.x - other.x)) {
    const row = rows.at(-1);
    const isLevel = first && item.y - first.y <= sameRow * Math.max(first.size, item.size);
    if (row && isLevel && !row.slice(-lastOfRow).some((other) => isUnder(item, other)))
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

/** How wide letters are, in shares of the font's size: as usual, and the narrow ones. */
const letterWidth = 0.65;
const narrowWidth = 0.3;

const lastLetterWidth = (text: string): number =>
  /[IJÎÏijlftr1’'.-]\s*$/u.test(text) ? narrowWidth : letterWidth;

/** How far apart the letters of a row start that are spaced out; null where none are. */
const pitchOf = (row: readonly Fragment[]): number | null => {
  const pitches = row.flatMap(({ text, width, size }) => {
    const letters = closedUp(text.trim()).length;
    return isSpacedOut(text.trim()) && letters > 1
      ? [(width - letterWidth * size) / (letters - 1)]
      : [];
  });
  return pitches.length === 0 ? null : median(pitches);
};

/** With spaced-out words closed up; in a title of such words, the short ones too. */
const legible = (row: readonly Fragment[], isTitle: boolean): Fragment[] =>
  row.map((fragment) =>
    isTitle && /^\S(?: +\S)*$/u.test(fragment.text.trim())
      ? { ...fragment, text: closedUp(fragment.text) }
      : fragment,
  );

/** From so many single signs on, a row may be a word that is drawn sign by sign. */
const fewestSigns = 4;

const isSign = ({ text }: Fragment): boolean => /^[\p{L}\p{N}&'’.-]$/u.test(text.trim());

/**
 * Signs that are drawn one by one, far apart, as one fragment a word: where the white and the way from sign to sign are
 * both larger than usual, a new word starts.
 */
const spelledOut = (row: readonly Fragment[]): Fragment[] => {
  if (row.filter(isSign).length < fewestSigns) return [...row];
  const parts: Fragment[] = [];
  let run: Fragment[] = [];
  const endRun = (): void => {
    const gaps = run
      .slice(1)
      .map(({ x }, index) => x - (run[index]?.x ?? 0) - (run[index]?.width ?? 0));
    const steps = run.slice(1).map(({ x }, index) => x - (run[index]?.x ?? 0));
    const [gap, step] = [median(gaps), median(steps)];
    const [first, size] = [run[0], run[0]?.size ?? 0];
    if (!first || run.length < fewestSigns || gap <= spaceGap * size || gap > 2 * segmentGap * size)
      parts.push(...run);
    else {
      let word = { ...first };
      for (const [index, sign] of run.slice(1).entries()) {
        const isNew = (gaps[index] ?? 0) > 1.5 * gap && (steps[index] ?? 0) > 1.4 * step;
        word = {
          ...word,
          text: `${word.text}${isNew ? ' ' : ''}${sign.text.trim()}`,
          width: sign.x + sign.width - word.x,
        };
      }
      parts.push(word);
    }
    run = [];
  };
  for (const fragment of row) {
    const before = run.at(-1);
    const isFar = before && fragment.x - before.x > 4 * fragment.size;
    if (!isSign(fragment) || isFar) endRun();
    if (isSign(fragment)) run.push(fragment);
    else parts.push(fragment);
  }
  endRun();
  return parts.toSorted((one, other) => one.x - other.x);
};

/** Where columns start: places at which several rows begin, or go on after some white. */
const sharedEdges = (rows: readonly (readonly Fragment[])[]): ReadonlySet<number> => {
  const counts = new Map<number, { rows: number; inner: number }>();
  for (const row of rows) {
    let end = -Infinity;
    for (const { text, x, width, size } of row) {
      if (text.trim() !== '' && x - end >= edgeGap * size)
        for (const at of [-1, 0, 1]) {
          const count = counts.get(Math.round(x) + at) ?? { rows: 0, inner: 0 };
          counts.set(Math.round(x) + at, {
            rows: count.rows + 1,
            inner: count.inner + (end > 0 ? 1 : 0),
          });
        }
      if (text.trim() !== '') end = Math.max(end, x + width);
    }
  }
  return new Set(
    [...counts]
      .filter(([, { rows: all, inner }]) => all >= rowsAtEdge && inner >= rowsBeforeEdge)
      .map(([x]) => x),
  );
};

const toSegments = (row: readonly Fragment[], edges: ReadonlySet<number>): Segment[] => {
  const segments: Segment[] = [];
  const pitch = pitchOf(row);
  for (const { text, x, y, width, size, font } of legible(spelledOut(row), pitch !== null)) {
    const last = segments.at(-1);
    const gap = last ? x - last.end : Infinity;
    const larger = Math.max(size, last?.size ?? 0);
    const isAtEdge = gap > edgeGap * larger && pitch === null && edges.has(Math.round(x));
    const widest = Math.max(segmentGap * larger, 2.4 * (pitch ?? 0));
    if (!last || gap > widest || (isAtEdge && !bullet.test(last.text.trim()))) {
      segments.push({ text, x, y, size, end: x + width, ...(font !== undefined && { font }) });
      continue;
    }
    // Of letters that are spaced out a new word starts farther away than the next letter would.
    const space =
      pitch === null ? spaceGap * size : 1.22 * pitch - lastLetterWidth(last.text) * size;
    last.text += (gap > space && !/\s$/u.test(last.text) ? ' ' : '') + text;
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

/** Fragments as rows from top to bottom, each of segments from left to right. */
export const intoSegments = (fragments: readonly Fragment[]): Segment[][] => {
  // White that is drawn as text says nothing that the gaps do not.
  const rows = intoRows(fragments.filter(({ text }) => text.trim() !== ''));
  const edges = sharedEdges(rows);
  return rows.map((row) => toSegments(row, edges)).filter((row) => row.length > 0);
};

/** Smaller than this, in points, and than so large a share of the page's text, print is there for machines alone. */
const smallestRead = 5;
const leastOfUsual = 0.45;

export const withoutMicroprint = (fragments: readonly Fragment[]): Fragment[] => {
  const usual = median(fragments.map(({ size }) => size));
  return fragments.filter(({ size }) => size >= smallestRead || size >= leastOfUsual * usual);
};
