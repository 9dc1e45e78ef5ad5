import { isWishLabel } from '../lines/field-labels.ts';
import { isContinued, joinLines, type ResumeLine } from '../lines/lines.ts';
import { isAbout, type Section } from '../lines/sections.ts';

/** The sheet takes 5000; a profile longer than this is something else. */
const longestSummary = 2000;
const shortestSummary = 40;

const contact = /@|https?:|www\.|(?:\d\d[ .-]?){5}/;

/** What stands in lists beside the profile: age, licence, mobility. */
const aside =
  /^(?:\d{1,2} ans|permis|vehicule|disponib|mobil|nationalite|ne[e]? le|celibataire|mariee?)/;

const endsSentence = (text: string): boolean => /[.!?…»]$/.test(text);

/** The first run of running text. */
const paragraphIn = (lines: readonly ResumeLine[]): string => {
  const kept: ResumeLine[] = [];
  let length = 0;
  for (const line of lines) {
    const before = kept.at(-1);
    const goesOn =
      before !== undefined && (isContinued(before, line) || !endsSentence(before.text));
    if (contact.test(line.text)) break;
    if (aside.test(line.key) && !goesOn) break;
    if (before && endsSentence(before.text) && line.text.length < 40 && !endsSentence(line.text))
      break;
    kept.push(line);
    length += line.text.length;
    if (length > longestSummary) break;
  }
  return joinLines(kept.map(({ text }) => text.replaceAll('\t', ' ')));
};

const isLong = ({ text }: ResumeLine): boolean => text.length >= 60 && !contact.test(text);

/** Running text without a heading: long lines, one after the other or ending a sentence, under the name. */
const unlabelled = ({ lines }: Section): string => {
  const start = lines.findIndex((line, index) => {
    const next = lines[index + 1];
    return (
      isLong(line) &&
      (endsSentence(line.text) || isContinued(line, next) || (next !== undefined && isLong(next)))
    );
  });
  const text = start < 0 ? '' : paragraphIn(lines.slice(start));
  return endsSentence(text) ? text : '';
};

/** « Formation demandée : BTS MCO » of a form. */
const isField = ({ lines: [first] }: Section): boolean =>
  isWishLabel(/^[^\t:]{3,50}(?=\t|\s?:)/.exec(first?.key ?? '')?.[0] ?? '', false);

const withoutLabel = (text: string): string =>
  text.replace(/^(?:objectif|profil|résumé|présentation|à propos)\s?:?\s+(?=\p{Lu})/iu, '');

/** The paragraph in which people present themselves; null where there is none. */
export const readSummary = (sections: readonly Section[]): string | null => {
  const labelled = sections
    .filter((section) => isAbout(section, 'profile') && !isField(section))
    .map(({ lines }) => paragraphIn(lines));
  const candidates = [...labelled, ...sections.filter(({ isHeader }) => isHeader).map(unlabelled)];
  const found = candidates.find((text) => text.length >= shortestSummary);
  return found ? withoutLabel(found).slice(0, longestSummary) : null;
};
