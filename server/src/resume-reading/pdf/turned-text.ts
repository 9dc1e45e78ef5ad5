import { fold } from '@tandem/matching/text/fold';
import { headingTopics } from '../lines/headings.ts';
import type { LayoutLine } from './page-layout.ts';

/** A run of text that runs up or down the page; `top` and `bottom` are where it ends. */
export interface TurnedText {
  text: string;
  x: number;
  top: number;
  bottom: number;
  size: number;
  /** Whether it is read from its bottom to its top. */
  runsUp: boolean;
}

const isHeading = ({ text }: TurnedText): boolean => headingTopics(fold(text).trim()).length > 0;

/** Two headings that nearly touch are two, where less white would part two words. */
const areTwo = (last: TurnedText, part: TurnedText, gap: number): boolean =>
  gap > 1.6 * part.size || (gap > 0.6 * part.size && isHeading(last) && isHeading(part));

/** Parts of one turned line, in the order in which they are read, as one. */
const joined = (parts: readonly TurnedText[]): TurnedText[] => {
  const lines: TurnedText[] = [];
  const inOrder = parts.toSorted(
    (one, other) =>
      Number(one.runsUp) - Number(other.runsUp) ||
      (one.runsUp ? other.bottom - one.bottom : one.top - other.top),
  );
  for (const part of inOrder) {
    const last = lines.at(-1);
    const gap = !last ? Infinity : part.runsUp ? last.top - part.bottom : part.top - last.bottom;
    if (!last || last.runsUp !== part.runsUp || areTwo(last, part, gap)) {
      lines.push({ ...part });
      continue;
    }
    last.text += `${gap > 0.18 * part.size && !/\s$/u.test(last.text) ? ' ' : ''}${part.text}`;
    last.top = Math.min(last.top, part.top);
    last.bottom = Math.max(last.bottom, part.bottom);
  }
  return lines
    .map((line) => ({ ...line, text: line.text.trim() }))
    .filter(({ text }) => text !== '');
};

/** How much higher than its end a turned heading's text may start, in points. */
const tolerance = 12;

/** The lines of the column beside a turned text: of those at its right, or else at its left, the nearest. */
const columnBeside = (
  lines: readonly LayoutLine[],
  turned: readonly TurnedText[],
): LayoutLine[] => {
  const bottom = Math.max(...turned.map((one) => one.bottom)) + tolerance;
  const x = turned[0]?.x ?? 0;
  const level = lines.filter(({ y }) => y <= bottom);
  const right = level.filter((line) => line.x > x);
  const side = right.length > 0 ? right : level;
  const edge = Math.min(...side.map((line) => line.x));
  return side
    .filter((line) => right.length === 0 || line.x <= edge + 130)
    .toSorted((one, other) => one.y - other.y);
};

/** The line before which there is most white, of those at which the text of this heading may start. */
const startOf = (
  column: readonly LayoutLine[],
  heading: TurnedText,
  before: TurnedText | undefined,
): LayoutLine | undefined => {
  const middle = (heading.top + heading.bottom) / 2;
  const from = before ? (before.top + before.bottom) / 2 : heading.top - 40;
  const candidates = column.flatMap((line, index) => {
    if (line.y <= from || line.y - line.size > middle) return [];
    const above = column[index - 1];
    const white = above ? line.y - above.y : 60;
    return [{ line, white: Math.min(white, 60) }];
  });
  const most = Math.max(0, ...candidates.map(({ white }) => white));
  return (
    candidates.findLast(({ white }) => white >= most - 0.1)?.line ??
    column.find(({ y }) => y >= heading.top - tolerance)
  );
};

/**
 * The lines of a page with its turned texts, each as a line before the text that it stands beside, where several share
 * one margin as headings do; the others follow at the end.
 */
export const withTurnedTexts = (
  lines: readonly LayoutLine[],
  parts: readonly TurnedText[],
): LayoutLine[] => {
  const written = parts.filter(({ text }) => text.trim() !== '');
  const margins = Map.groupBy(
    written,
    ({ x }) => written.find((one) => Math.abs(one.x - x) < 4)?.x ?? x,
  );
  const starts = new Map<LayoutLine, LayoutLine>();
  const rest: LayoutLine[] = [];
  for (const margin of margins.values()) {
    const inOrder = joined(margin).toSorted((one, other) => one.top - other.top);
    const column = columnBeside(lines, inOrder);
    for (const [index, heading] of inOrder.entries()) {
      const { text, x, size, runsUp } = heading;
      const start = inOrder.length > 1 ? startOf(column, heading, inOrder[index - 1]) : undefined;
      const isFree = start !== undefined && !starts.has(start);
      if (isFree) starts.set(start, { text, x: start.x, y: start.y - start.size, size });
      else rest.push({ text, x, y: runsUp ? heading.bottom : heading.top, size });
    }
  }
  const placed = lines.flatMap((line) => {
    const heading = starts.get(line);
    return heading ? [heading, line] : [line];
  });
  return [...placed, ...rest];
};
