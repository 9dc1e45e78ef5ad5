import { fold } from '@tandem/matching/text/fold';
import { labelKind } from '../lines/field-labels.ts';
import { isContact } from './cells.ts';
import { isHead } from './section-heads.ts';
import { median } from '../median.ts';
import { intoRows, type Segment } from './segments.ts';

/** From this share of rows that stand on the same baselines, and up to this length, a narrow column is one of labels. */
const labelAlignment = 0.7;
const leastAligned = 0.4;
const labelLength = 25;
const longestLabel = 34;
/** No single label is longer than this: a line that is stands in a column of text. */
const mostSigns = 60;
/** So much farther apart than the lines beside them stand headings and dates that label some of those. */
const labelDistance = 1.6;

/** What labels say: dates, levels, the names of a form's fields. */
const label =
  /^(?:[\d\s/.–—-]+|[A-C][12]|.*(?:19|20)\d\d.*|.{1,40}\s?:|(?:dates?|périodes?|durée|fonctions?|postes?|employeurs?|intitulé|diplômes?|établissements?|organismes?|lieu|activités?|missions?|responsabilités|principa\p{L}+|secteur|type|nom|noms?|prénoms?|adresses?|téléphones?|tél|portable|mobile|fax|e-?mails?|courriel|courrier|nationalité|naissance|date de|sexe|âge|permis|langues?|niveau|année|situation|formation (?:demandée|souhaitée|visée|envisagée)|contrat|stages?|points? forts?|autres?|description|compétences|informations?)(?![\p{L}]).*)$/iu;

const isTooLong = ({ text }: Segment): boolean => text.length > mostSigns;

export const isLabel = (segment: Segment): boolean =>
  !isTooLong(segment) && label.test(segment.text);

export const isRunningText = (segments: readonly Segment[], length = labelLength): boolean =>
  median(segments.map(({ text }) => text.length)) > length;

const isAligned = (segment: Segment, others: readonly Segment[]): boolean =>
  others.some(({ y }) => Math.abs(y - segment.y) <= 0.25 * segment.size);

/** Whether there is text at its height at all: headings among labels stand beside white. */
export const isBeside = (segment: Segment, others: readonly Segment[]): boolean =>
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

export const aDate = /(?:19|20)\d\d/;

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
export const hasHeads = (side: readonly Segment[], others: readonly Segment[]): boolean =>
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

/** How well a language is known, beside its name. */
const ofLanguage =
  /^(?:[A-C][12]|courante?|bilingue|natif|(?:langue )?maternelle|notions?|scolaire|d[ée]butante?|interm[ée]diaire|avanc[ée])$/iu;

/** Whether a heading stands in the white above a block, beside nothing. */
const isHeadedBy = (
  start: Segment,
  side: readonly Segment[],
  others: readonly Segment[],
): boolean =>
  side.some(
    (head) =>
      isHead(head) &&
      head.y < start.y &&
      start.y - head.y <= 2.2 * start.size &&
      !isBeside(head, others),
  );

/** Labels among headings and lists: what stands beside has no headings, and its blocks start each beside a label. */
const areLabelsAmidLists = (side: readonly Segment[], others: readonly Segment[]): boolean => {
  if (!side.some(isHead) || side.some(isContact) || hasHeads(others, side)) return false;
  const aligned = side.filter((segment) => isAligned(segment, others));
  const starts = blockStarts(others.toSorted((one, other) => one.y - other.y));
  const levels = others.filter(({ text }) => ofLanguage.test(text));
  const said = aligned.filter(
    (segment) => isLabel(segment) || isHead(segment) || isAligned(segment, levels),
  ).length;
  const begun = starts.filter(
    (start) => isAligned(start, side) || isHeadedBy(start, side, others),
  ).length;
  const isSeen = aligned.length >= 2 || (aligned.length === 1 && starts.length > 0);
  return isSeen && said >= 0.7 * aligned.length && begun >= 0.75 * starts.length;
};

/** A form’s margin: names of fields and headings alone, beside texts that have none. */
const isMarginOfForm = (side: readonly Segment[], others: readonly Segment[]): boolean =>
  side.some(isHead) &&
  side.some(isFieldName) &&
  side.every((segment) => isFieldName(segment) || isHead(segment)) &&
  !hasHeads(others, side);

/** With fewer names of fields it is no form. */
const fewestFields = 3;
/** So many lines of a letterhead may stand above the fields of a form. */
const mostOfLetterhead = 4;

/** A side from the first field of a form on: whose paper it is may stand above, with how to reach them. */
const belowLetterhead = (side: readonly Segment[]): readonly Segment[] => {
  const at = side.findIndex((one) => (isFieldName(one) || isHead(one)) && !isContact(one));
  const isLetterhead =
    at > 0 &&
    at <= mostOfLetterhead &&
    side.slice(0, at).some(isContact) &&
    side.slice(at).filter(isFieldName).length >= fewestFields;
  return isLetterhead ? side.slice(at) : side;
};

/** Labels beside what they label (dates beside jobs) are read row by row, not one column after the other. */
export const areLabels = (unsorted: readonly Segment[], others: readonly Segment[]): boolean => {
  const side = belowLetterhead(unsorted.toSorted((one, other) => one.y - other.y));
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

/**
 * Whether from its first date or heading on nothing of a side stands beside the other but such, each on a line with what it
 * dates or heads: above them may stand a row of contact data.
 */
export const areMarginBeside = (side: readonly Segment[], others: readonly Segment[]): boolean => {
  const level = side
    .filter((segment) => isBeside(segment, others))
    .toSorted((one, other) => one.y - other.y);
  const head = level.find(isHead);
  const isInMargin = (segment: Segment): boolean =>
    segment.text.length <= labelLength &&
    isAligned(segment, others) &&
    (aDate.test(segment.text) ||
      isHead(segment) ||
      (head !== undefined && segment.size === head.size && segment.font === head.font));
  const first = level.findIndex(isInMargin);
  return (
    (first === 0 || (first > 0 && level.length - first > 1)) &&
    level.slice(first).every(isInMargin) &&
    !(head !== undefined && hasHeads(others, side))
  );
};

/** So many headings amid rows are no chance. */
const fewestAmid = 2;

/** Whether a side is the rest of a table's rows: each on a line with the other, whose headings stand amid them beside nothing. */
export const areRowsUnderHeads = (
  side: readonly Segment[],
  others: readonly Segment[],
): boolean => {
  const heights = side.map(({ y }) => y);
  const [top, foot] = [Math.min(...heights), Math.max(...heights)];
  const amid = others.filter(
    (segment) => segment.y > top && segment.y < foot && isHead(segment) && !isBeside(segment, side),
  );
  return (
    amid.length >= fewestAmid &&
    !side.some(isHead) &&
    side.every((segment) => isAligned(segment, others))
  );
};

/** Whether the rows of a side are those of a table: each on a line with the other and with its dates, and none a heading. */
export const areDatedRows = (side: readonly Segment[], others: readonly Segment[]): boolean => {
  const level = side.filter((segment) => isBeside(segment, others));
  return (
    level.length > 0 &&
    !side.some(isHead) &&
    intoRows(level).every(
      (row) =>
        row.some(({ text }) => aDate.test(text)) &&
        row.every((segment) => isAligned(segment, others)),
    )
  );
};
