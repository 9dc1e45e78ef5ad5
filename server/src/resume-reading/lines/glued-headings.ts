import { fold } from '@tandem/matching/text/fold';
import { headingTopics } from './headings.ts';

interface Line {
  text: string;
  isHeading?: boolean;
}

/** Where small letters go on in a capital without a blank: « DunkerqueCOMPÉTENCES ». */
const seam = /(?<=\p{Ll}{2})(?=\p{Lu})/gu;
const shortest = 6;
const capitals = /^\p{Lu}[\p{Lu}' ’&-]*$/u;

const topicsOf = (text: string): number =>
  text.length < shortest ? 0 : headingTopics(fold(text)).length;

/** A heading in capitals that goes on in the next line, whole; « LANGUES VI- » and « VANTES ». */
const withRest = (heading: string, next: Line | undefined): string | null => {
  if (!next || !capitals.test(heading) || !capitals.test(next.text)) return null;
  const whole = heading.endsWith('-')
    ? heading.slice(0, -1) + next.text
    : `${heading} ${next.text}`;
  return topicsOf(whole) > 0 ? whole : null;
};

/** Lines with the headings apart that were set right behind their last word, as documents without a paragraph between them have it. */
export const withHeadingsApart = <Written extends Line>(lines: readonly Written[]): Written[] => {
  const parted: Written[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const start = [...line.text.matchAll(seam)].at(-1)?.index;
    const heading = start === undefined ? '' : line.text.slice(start);
    const rest = withRest(heading, lines[at + 1]);
    const isWhole = rest !== null || topicsOf(heading) > 0;
    if (start === undefined || !isWhole) {
      parted.push(line);
      continue;
    }
    parted.push({ ...line, text: line.text.slice(0, start) });
    parted.push({ ...line, text: rest ?? heading, isHeading: true });
    if (rest !== null) at += 1;
  }
  return parted;
};
