import { isDateLine } from '../education/dates.ts';
import { isWishLabel, labelKind } from './field-labels.ts';
import { datedHeading, headingTopics, type Topic } from './headings.ts';
import { standsOut, styleOf, type HeadingStyle } from './heading-style.ts';
import type { ResumeLine } from './lines.ts';

/** A stretch of a resume under one heading; what stands before the first heading is the header, without topics. */
export interface Section {
  topics: ReadonlySet<Topic>;
  /** Whether it has no heading: the head of the page, or of a column. */
  isHeader: boolean;
  lines: ResumeLine[];
}

export const isAbout = ({ topics }: Section, ...asked: readonly Topic[]): boolean =>
  asked.some((topic) => topics.has(topic));

const topShare = 0.15;

const topOf = (lines: readonly ResumeLine[]): ((line: ResumeLine) => boolean) => {
  const lowest = lines.reduce((most, { page, y }) => (page === 1 ? Math.max(most, y) : most), 0);
  return ({ page, y }) => page === 1 && y < topShare * lowest;
};

/** Tells lines at the top of the first page, which are its head even where their column was read after others. */
export const topOfPage = (sections: readonly Section[]): ((line: ResumeLine) => boolean) =>
  topOf(sections.flatMap(({ lines }) => lines));

const withText = (line: ResumeLine, text: string, key: string): ResumeLine => ({
  ...line,
  text: text.trim(),
  key: key.trim(),
});

/** « Langues : anglais, espagnol » and « Langues<tab>anglais » are a heading and what stands under it. */
const splitHeading = (
  line: ResumeLine,
  style: HeadingStyle,
): { topics: Topic[]; rest: ResumeLine | null; isInline: boolean } => {
  const isListed = line.isItem && line.size <= style.large;
  const isHeading = line.isHeading === true || standsOut(line, style);
  const whole = isListed || !isHeading ? [] : headingTopics(line.key);
  if (whole.length > 0) return { topics: whole, rest: null, isInline: false };
  const dated = isListed || !isHeading ? null : datedHeading(line.key);
  if (dated) {
    const [text, key] = [line.text.slice(dated.to), line.key.slice(dated.to)];
    return { topics: dated.topics, rest: withText(line, text, key), isInline: false };
  }
  const cut = /\t|\s?:\s/.exec(line.text.slice(0, 45));
  const keyCut = /\t|\s?:\s/.exec(line.key.slice(0, 45));
  if (!cut || !keyCut)
    return { topics: [], rest: null, ...afterCapitals(line, style), isInline: false };
  const rest = withText(
    line,
    line.text.slice(cut.index + cut[0].length),
    line.key.slice(keyCut.index + keyCut[0].length),
  );
  const label = line.key.slice(0, keyCut.index);
  // « Contrat d’apprentissage souhaité : BTS » says what is wished for in its label, too.
  if (label.startsWith('contrat') && headingTopics(label).length > 0)
    return { topics: headingTopics(label), rest: line, isInline: cut[0] !== '\t' };
  // « Diplôme 1 : BTS », « Expérience 2 : … »: fields of a form that are counted.
  const counted = /^(\D{4,30}?) ?\d$/.exec(label)?.[1];
  if (counted !== undefined && headingTopics(counted).length > 0)
    return { topics: headingTopics(counted), rest, isInline: cut[0] !== '\t' };
  // « Permis de conduire : B » says all that there is to say.
  // « Responsable légal : » is a field of a form; what stands under it may be the person's own.
  const isField =
    labelKind(label) !== null ||
    /^(?:permis|represent|responsables? leg|parents|personnes? a prev|contact d.urgence)/.test(
      label,
    );
  return { topics: isField ? [] : headingTopics(label), rest, isInline: cut[0] !== '\t' };
};

/** « Intitulé du diplôme<tab>BTS » says « BTS ». */
const withoutLabel = (line: ResumeLine): ResumeLine => {
  const at = line.key.indexOf('\t');
  if (at < 0 || labelKind(line.key.slice(0, at)) !== 'entry') return line;
  return withText(line, line.text.slice(at + 1), line.key.slice(at + 1));
};

/** « LANGUES anglais B2, allemand A2 »: where headings are in capitals, one may be followed by its text. */
const inCapitals = /^(\p{Lu}[\p{Lu}' -]{3,30}) (?=[\p{Ll}\d])/u;

const afterCapitals = (line: ResumeLine, { looks }: HeadingStyle) => {
  const [whole, heading] = inCapitals.exec(line.text) ?? [];
  const isLook = [...looks].some((look) => look.endsWith('capitals'));
  if (whole === undefined || heading === undefined || !isLook) return null;
  const topics = headingTopics(line.key.slice(0, heading.length));
  const isStarted = topics.length > 0 && topics.every((topic) => startedInline.has(topic));
  if (!isStarted) return null;
  return {
    topics,
    rest: withText(line, line.text.slice(whole.length), line.key.slice(whole.length)),
  };
};

/** Labels inside of a job, a course or a profile (« Outils : Excel », « Mon atout : … ») do not end it. */
const holdsLabels = new Set<Topic>(['experience', 'education', 'projects', 'profile']);

/** No job and no course is told of by « Langues : … » or « Loisirs : … ». */
const endsAll = new Set<Topic>(['languages', 'interests']);

/** What an inline label may start; « Formation : » inside a text is no heading. */
const startedInline = new Set<Topic>([
  'languages',
  'interests',
  'skills',
  'references',
  'certifications',
  'profile',
]);

/** « EXPÉRIENCE : … » at several lines' starts is a heading, whatever the lines before it are about. */
const isCapitalsLabel = ({ text }: ResumeLine): boolean =>
  /^\p{Lu}[\p{Lu}' -]{3,30} ?:/u.test(text);

/** Where a resume heads each stretch within its first line, « Formation : Bac, … », so does it its studies and jobs. */
const headsInline = (lines: readonly ResumeLine[], style: HeadingStyle): boolean => {
  const topics = new Set<Topic>();
  let inCapitalsOnly = true;
  for (const line of lines) {
    const { topics: said, isInline } = splitHeading(line, style);
    if (!isInline && said.some((topic) => topic === 'education' || topic === 'experience'))
      return false;
    if (!isInline || line.isItem || said.length === 0) continue;
    inCapitalsOnly &&= isCapitalsLabel(line);
    for (const topic of said) topics.add(topic);
  }
  const both = topics.has('education') && topics.has('experience');
  const either = topics.has('education') || topics.has('experience');
  return topics.size >= 4 && (both || (either && inCapitalsOnly));
};

/** Studies and jobs that a column leaves unfinished go on in the next: with the dates of the last, or the next of them. */
const goesOn = ({ topics }: Section, line: ResumeLine): boolean =>
  (topics.has('education') || topics.has('experience')) && (isDateLine(line.key) || line.isItem);

/** Lists that a text box which has more than their heading ends; those of studies and jobs take several. */
const isListed = (section: Section): boolean =>
  section.lines.length > 0 &&
  isAbout(section, 'languages', 'skills', 'interests', 'certifications', 'contact') &&
  !isAbout(section, 'experience', 'education', 'projects');

const mostOfLargest = 3;

/** The name of whose resume it is, set larger than all else; a sidebar may stand before it. */
const namesIn = (
  lines: readonly ResumeLine[],
  { large }: HeadingStyle,
): ReadonlySet<ResumeLine> => {
  const largest = Math.max(0, ...lines.map(({ size }) => size));
  // Of a scan a line of dates may be taken for larger than it is.
  const names = lines.filter(
    ({ size, key }) => size > largest - 0.5 && size > 1.2 * large && !/\d/.test(key),
  );
  const areNames = names.length <= mostOfLargest;
  return new Set(areNames ? names.filter(({ key }) => headingTopics(key).length === 0) : []);
};

/** Where wishes and what others say are told anyway. */
const asksWishes = (topics: ReadonlySet<Topic>): boolean =>
  topics.has('profile') || topics.has('references');

/** What stands before a tab or a colon, folded; null where neither is near. */
const labelOf = ({ key }: ResumeLine): string | null =>
  /^(\D{3,50}?)(?:\t|\s?:\s)/.exec(key)?.[1] ?? null;

const emptyHeader = (): Section => ({ topics: new Set(), isHeader: true, lines: [] });

/** `columnStarts`: lines before which the order of the page goes back up. */
export const intoSections = (
  lines: readonly ResumeLine[],
  columnStarts: ReadonlySet<ResumeLine>,
): Section[] => {
  const style = styleOf(lines);
  const allInline = headsInline(lines, style);
  const names = namesIn(lines, style);
  const isTop = topOf(lines);
  let current = emptyHeader();
  let headingAt: ResumeLine | null = null;
  let isStartedInline = false;
  /** A section of one field of a form that asks for a wish, and what the form asks for around it. */
  let wished: { section: Section; around: ReadonlySet<Topic> } | null = null;
  const sections = [current];
  const start = (topics: readonly Topic[], line: ResumeLine): void => {
    current = { topics: new Set(topics), isHeader: false, lines: [] };
    headingAt = line;
    sections.push(current);
  };
  for (const line of lines) {
    const isUp = headingAt !== null && line.y < (headingAt as ResumeLine).y;
    // A heading at the very end of a column has its text at the head of the next.
    const isBare = !current.isHeader && current.lines.length === 0 && !isTop(line);
    if (columnStarts.has(line) && isUp && !isBare && !goesOn(current, line)) {
      current = emptyHeader();
      sections.push(current);
    }
    if (names.has(line) && !current.isHeader) {
      current = emptyHeader();
      sections.push(current);
    }
    if (line.startsBox === true && isListed(current)) {
      current = { topics: new Set(['other']), isHeader: false, lines: [] };
      sections.push(current);
    }
    const around: ReadonlySet<Topic> = wished?.section === current ? wished.around : current.topics;
    const label = around.size > 0 && !asksWishes(around) ? labelOf(line) : null;
    if (label !== null && isWishLabel(label, around !== current.topics)) {
      if (around === current.topics) start(['profile'], line);
      current.lines.push(line);
      wished = { section: current, around };
      continue;
    }
    if (label !== null && around !== current.topics) start([...around], line);
    const { topics, rest, isInline } = splitHeading(line, style);
    const isLabel =
      isInline &&
      !allInline &&
      !isStartedInline &&
      !(topics.every((topic) => endsAll.has(topic)) && !line.isItem) &&
      [...current.topics].some((topic) => holdsLabels.has(topic));
    if (
      topics.length > 0 &&
      !isLabel &&
      (!isInline || allInline || topics.some((one) => startedInline.has(one)))
    ) {
      start(topics, line);
      isStartedInline = isInline;
      if (rest && rest.text !== '') current.lines.push(rest);
      continue;
    }
    // What somebody looks for, right under their name, may be set as a sidebar's headings are.
    const last = current.lines.at(-1);
    const isUnderName = current.isHeader && last !== undefined && names.has(last);
    const looksLikeHeading =
      headingAt !== null &&
      !isUnderName &&
      line.text.split(/\s+/).length <= 5 &&
      !/[\d@]/.test(line.key) &&
      style.sizes.some((size) => Math.abs(size - line.size) < 0.3);
    if (looksLikeHeading) start(['other'], line);
    else current.lines.push(withoutLabel(line));
  }
  return sections.filter((section) => section.lines.length > 0);
};
