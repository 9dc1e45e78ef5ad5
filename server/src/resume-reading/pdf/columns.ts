import { fold } from '@tandem/matching/text/fold';
import { labelKind } from '../lines/field-labels.ts';
import { isContact, withWholeCells } from './cells.ts';
import { columnsUnderHeads, intoBands, isHead } from './section-heads.ts';
import { intoRows, median, type Row, type Segment } from './segments.ts';

/** A strip of white between two columns is at least this wide, in points. */
const columnGap = 6;
/** It has so many rows on either side; between columns of running text, one less will do. */
const columnRows = 3;
/** From this share of rows that stand on the same baselines, and up to this length, a narrow column is one of labels. */
const labelAlignment = 0.7;
const leastAligned = 0.4;
const labelLength = 25;
const longestLabel = 34;
/** No single label is longer than this: a line that is stands in a column of text. */
const mostSigns = 60;
/** Of the lines of a column so many stand beside some of the other. */
const leastBeside = 0.2;
/** So much farther apart than the lines beside them stand headings and dates that label some of those. */
const labelDistance = 1.6;
/** Pages with more rows than this are read row by row: no resume has so many, and looking for columns takes their square. */
const mostRows = 400;

/** What labels say: dates, levels, the names of a form's fields. */
const label =
  /^(?:[\d\s/.–—-]+|[A-C][12]|.*(?:19|20)\d\d.*|.{1,40}\s?:|(?:dates?|périodes?|durée|fonctions?|postes?|employeurs?|intitulé|diplômes?|établissements?|organismes?|lieu|activités?|missions?|responsabilités|principa\p{L}+|secteur|type|nom|noms?|prénoms?|adresses?|téléphones?|tél|portable|mobile|fax|e-?mails?|courriel|courrier|nationalité|naissance|date de|sexe|âge|permis|langues?|niveau|autres?|description|compétences|informations?)(?![\p{L}]).*)$/iu;

const isTooLong = ({ text }: Segment): boolean => text.length > mostSigns;

const isLabel = (segment: Segment): boolean => !isTooLong(segment) && label.test(segment.text);

const isRunningText = (segments: readonly Segment[], length = labelLength): boolean =>
  median(segments.map(({ text }) => text.length)) > length;

const isAligned = (segment: Segment, others: readonly Segment[]): boolean =>
  others.some(({ y }) => Math.abs(y - segment.y) <= 0.25 * segment.size);

/** Whether there is text at its height at all: headings among labels stand beside white. */
const isBeside = (segment: Segment, others: readonly Segment[]): boolean =>
  others.some(({ y }) => Math.abs(y - segment.y) <= 0.7 * segment.size);

/** Without what is the rest of a label that did not fit its column: right under one, beside the start of nothing. */
const withoutRests = (side: readonly Segment[], others: readonly Segment[]): Segment[] => {
  let isRest = false;
  return side.filter((segment, index) => {
    const before = side[index - 1];
    const isUnder = before !== undefined && segment.y - before.y <= 1.7 * segment.size;
    const isSmall = /^[\p{Ll}(]/u.test(segment.text);
    isRest = isUnder && (isSmall || (!isRest && !isAligned(segment, others)));
    return !isRest;
  });
};

const leadingOf = (segments: readonly Segment[]): number =>
  median(segments.slice(1).map(({ y }, index) => y - (segments[index]?.y ?? 0)));

const aDate = /(?:19|20)\d\d/;

/** « Dates », « Intitulé » : what a form calls its fields. */
const isFieldName = ({ text }: Segment): boolean => labelKind(fold(text)) !== null;

/** Whether a segment is the rest of a sentence that the line above it begins. */
const isRestOfText = (segment: Segment, side: readonly Segment[]): boolean =>
  /^\p{Ll}/u.test(segment.text) &&
  side.some(
    ({ x, y, size, font }) =>
      Math.abs(x - segment.x) < 2 &&
      y < segment.y &&
      segment.y - y <= 1.6 * size &&
      size === segment.size &&
      font === segment.font,
  );

/** Whether a side has headings of its own; a job that is called « Stage » beside its dates or a field’s name is none. */
const hasHeads = (side: readonly Segment[], others: readonly Segment[]): boolean =>
  side.some(
    (segment) =>
      isHead(segment) &&
      !isRestOfText(segment, side) &&
      !others.some(
        (other) => (aDate.test(other.text) || isFieldName(other)) && isAligned(segment, [other]),
      ),
  );

/** Where the blocks of a side start: after more white than its lines have between them. */
const blockStarts = (side: readonly Segment[]): Segment[] => {
  const usual = leadingOf(side);
  return side.filter((segment, index) => {
    const before = side[index - 1];
    return before !== undefined && segment.y - before.y > 1.15 * usual;
  });
};

/** Labels among headings and lists: what stands beside has no headings, and its blocks start each beside a label. */
const areLabelsAmidLists = (side: readonly Segment[], others: readonly Segment[]): boolean => {
  if (!side.some(isHead) || side.some(isContact) || hasHeads(others, side)) return false;
  const aligned = side.filter((segment) => isAligned(segment, others));
  const starts = blockStarts(others.toSorted((one, other) => one.y - other.y));
  const said = aligned.filter((segment) => isLabel(segment) || isHead(segment)).length;
  const begun = starts.filter((start) => isAligned(start, side)).length;
  const isSeen = aligned.length >= 2 || (aligned.length === 1 && starts.length > 0);
  return isSeen && said >= 0.7 * aligned.length && begun >= 0.75 * starts.length;
};

/** A form’s margin: names of fields and headings alone, beside texts that have none. */
const isMarginOfForm = (side: readonly Segment[], others: readonly Segment[]): boolean =>
  side.some(isHead) &&
  side.some(isFieldName) &&
  side.every((segment) => isFieldName(segment) || isHead(segment)) &&
  !hasHeads(others, side);

/** Labels beside what they label (dates beside jobs) are read row by row, not one column after the other. */
const areLabels = (unsorted: readonly Segment[], others: readonly Segment[]): boolean => {
  const side = unsorted.toSorted((one, other) => one.y - other.y);
  if (hasHeads(side, others) && hasHeads(others, side)) return false;
  if (areLabelsAmidLists(side, others) || isMarginOfForm(side, others)) return true;
  const firsts = withoutRests(side, others);
  const aligned = firsts.filter((segment) => isAligned(segment, others)).length;
  const beside = firsts.filter((segment) => isBeside(segment, others)).length;
  if (aligned < labelAlignment * beside || aligned < leastAligned * firsts.length) return false;
  if (side.some(isContact)) return false;
  const said = firsts.filter(isLabel).length >= 0.5 * firsts.length;
  if (isRunningText(firsts, said ? longestLabel : labelLength)) return false;
  if (said) return true;
  const rows = others.toSorted((one, other) => one.y - other.y);
  if (aligned === side.length && others.length === side.length) return true;
  if (side.some(isTooLong)) return false;
  return leadingOf(firsts) >= labelDistance * leadingOf(rows);
};

/** Of two columns a part at least stands side by side; headings in the middle of the page stand above their texts. */
const areBeside = (left: readonly Segment[], right: readonly Segment[]): boolean => {
  const [fewer, more] = left.length < right.length ? [left, right] : [right, left];
  return fewer.filter((segment) => isBeside(segment, more)).length >= leastBeside * fewer.length;
};

const areColumns = (left: readonly Segment[], right: readonly Segment[]): boolean => {
  const fewestRows = Math.min(intoRows(left).length, intoRows(right).length);
  const neededRows = isRunningText(left) && isRunningText(right) ? columnRows - 1 : columnRows;
  return (
    fewestRows >= neededRows &&
    areBeside(left, right) &&
    !areLabels(left, right) &&
    !areLabels(right, left)
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

const inBandOrder = (rows: readonly Row[]): Row[] => {
  const under = columnsUnderHeads(rows, columnGap);
  if (under)
    return [
      ...under.columns.flatMap((column) => inReadingOrder(intoRows(column))),
      ...inReadingOrder(under.rest),
    ];
  for (let start = 0; start < rows.length - 1; start += 1)
    for (const end of columnEnds(rows, start).toReversed()) {
      const sides = splitColumns(rows.slice(start, end));
      if (!sides) continue;
      return [
        ...inBandOrder(rows.slice(0, start)),
        ...sides.flatMap((side) => inReadingOrder(intoRows(side))),
        ...inReadingOrder(rows.slice(end)),
      ];
    }
  return withWholeCells(rows);
};

/** The rows in reading order: a run of rows that stands in columns is read column by column. */
export const inReadingOrder = (rows: readonly Row[]): Row[] =>
  rows.length > mostRows ? [...rows] : intoBands(rows).flatMap(inBandOrder);
