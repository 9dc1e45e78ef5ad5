import { fold } from '@tandem/matching/text/fold';
import { headingTopics } from '../lines/headings.ts';
import type { Paragraph, Part } from './office-lines.ts';

/** Paragraphs in one cell from which on its row is columns, read one after the other. */
const columnLength = 3;

/** « Formation » in a cell of its own, and in the next what stands under it. */
const headsBeside = (
  [head, ...others]: readonly Paragraph[],
  beside: readonly Paragraph[],
): boolean =>
  head !== undefined &&
  others.length === 0 &&
  headingTopics(fold(head.text)).length > 0 &&
  headingTopics(fold(beside[0]?.text ?? '')).length === 0;

/** A row of a table as lines: columns one after the other, or labels beside what they label. */
const rowLines = (cells: readonly Paragraph[][]): Paragraph[] => {
  const filled = cells.filter((cell) => cell.length > 0);
  const long = filled.filter((cell) => cell.length >= columnLength).length;
  const [first, second] = filled;
  const isDated =
    first?.length === 1 && first[0]?.isHeading === false && /\d{4}/.test(first[0].text);
  const isHeaded = filled.length === 2 && headsBeside(first ?? [], second ?? []);
  if (filled.length < 2 || (long > 0 && !isDated && !isHeaded))
    return filled.length < 2
      ? filled.flat()
      : filled.flatMap((cell, index) => cell.map((one) => ({ ...one, column: index + 1 })));
  const heads = filled.flatMap(([head]) => head ?? []);
  const [head] = heads;
  if (!head) return [];
  return [
    {
      ...head,
      ...(isHeaded ? { isHeading: false, size: null } : {}),
      text: heads.map(({ text }) => text).join('\t'),
    },
    ...filled.flatMap((cell) => cell.slice(1)),
  ];
};

export const paragraphsOf = (parts: readonly Part[]): Paragraph[] =>
  parts.flatMap((part) => ('rows' in part ? part.rows.flatMap(rowLines) : [part]));
