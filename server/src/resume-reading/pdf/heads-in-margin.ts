import { fold } from '@tandem/matching/text/fold';
import { headingTopics } from '../lines/headings.ts';
import { hasHeads, isLabel } from './labels.ts';
import { isHead } from './section-heads.ts';
import type { Segment } from './segments.ts';

/** So many headings in a margin are no chance. */
const fewestHeads = 3;
/** Lines of one heading stand no farther apart, in shares of their size. */
const leading = 1.7;
/** What a heading heads may start a little above it, where the heading takes two lines. */
const rise = 0.9;

const topicsOf = (text: string): number => headingTopics(fold(text)).length;

/** A heading that takes two lines of its margin, whole: « Compétences », « linguistiques ». */
const wholeHeads = (margin: readonly Segment[]): Segment[] => {
  const heads: Segment[] = [];
  let lastLine: Segment | undefined;
  for (const line of margin) {
    const head = heads.at(-1);
    const isUnder =
      head !== undefined &&
      lastLine !== undefined &&
      line.size === head.size &&
      line.font === head.font &&
      line.y - lastLine.y <= leading * line.size;
    const whole = `${head?.text ?? ''} ${line.text}`;
    if (head && isUnder && topicsOf(whole) === 1)
      heads[heads.length - 1] = { ...head, text: whole };
    else heads.push(line);
    lastLine = line;
  }
  return heads;
};

/** Each heading and then what stands beside it, where one of two columns is nothing but headings; null where it is not. */
export const underHeadsInMargin = (
  left: readonly Segment[],
  right: readonly Segment[],
): Segment[][] | null => {
  const margin = left.toSorted((one, other) => one.y - other.y);
  const whole = wholeHeads(margin);
  const heads = whole.filter(isHead);
  const labels = whole.filter((segment) => !isHead(segment));
  const [first] = heads;
  // Beside jobs and courses stand their dates, and above all a title.
  const areOfMargin = labels.every((one) => one.y < (first?.y ?? 0) || isLabel(one));
  if (heads.length < fewestHeads || !areOfMargin || hasHeads(right, left)) return null;
  const before = (head: Segment | undefined, { y }: Segment): boolean =>
    head === undefined || y < head.y - rise * head.size;
  const beside = [...labels, ...right];
  const parts = [beside.filter((segment) => before(first, segment))];
  for (const [index, head] of heads.entries()) {
    const headed = beside.filter(
      (segment) => !before(head, segment) && before(heads[index + 1], segment),
    );
    parts.push([{ ...head, isHeading: true }], headed);
  }
  return parts.filter((part) => part.length > 0);
};
