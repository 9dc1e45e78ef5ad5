import type { Mention } from './diploma-mentions.ts';
import { readPeriod } from './dates.ts';
import { isContinued, joinLines, type ResumeLine } from '../lines/lines.ts';

/** What schools are called. */
export const school =
  /(?<![a-z])(?:lycee|universite|university|ecole|school|cfa|iut|iae|insa|institut|institute|college|greta|afpa|cnam|campus|fac|faculte|academie|ifas|ifsi|mfr|iep|ens|esc|centre|sup'[a-z]+|uimm|cci|chu|chru|hopital)(?![a-z])/;

/** Within so many signs of a comma or a dash a school's name says that it is one. */
const schoolWithin = 25;

const cut = /,\s|\s[–—|•·:-]\s|\t|\s?\(|;\s/g;

/** What stands behind a title and is not part of it: how it was passed, when, in which way. */
const remark =
  /^(?:mention|obten|en cours|en attente|recue?|major|avec|promotion|valide|prevu|en alternance|(?:en|par) apprentissage|(?:en )?formation (?:initiale|continue)|\d+ credits|\W{0,2}(?:19|20)\d\d|(?:1re|1ere|2e|2eme|3e|3eme|premiere|deuxieme|troisieme) annee|(?:depuis|janv|fev|mars|avr|mai|juin|juil|aout|sept|oct|nov|dec)\w*\.? )/;

const endOfTitle = ({ key }: ResumeLine, from: number): number => {
  for (const match of key.matchAll(cut)) {
    if (match.index <= from) continue;
    const rest = key.slice(match.index + match[0].length);
    const stretch = rest.split(cut, 1)[0] ?? '';
    const isSchool = (school.exec(stretch)?.index ?? Infinity) < schoolWithin;
    if (isSchool || remark.test(rest.trim()) || match[0].includes('\t')) return match.index;
  }
  return key.length;
};

/** A line's text with its dates blanked. */
export const withoutDates = ({ text, key }: ResumeLine): string => {
  const period = readPeriod(key);
  if (!period) return text;
  const { from, to } = period;
  return text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);
};

const isRestOfTitle = (line: ResumeLine, next: ResumeLine): boolean =>
  isContinued(line, next) && !school.test(next.key.slice(0, schoolWithin));

/** Whether a line ends with the kind of a diploma, and the next says of what, as a narrow column has it. */
const isBare = (line: ResumeLine, { to }: Mention, next: ResumeLine): boolean =>
  /^\W*$/.test(line.key.slice(to)) &&
  Math.abs(next.x - line.x) < 2 &&
  Math.abs(next.size - line.size) < 0.6 &&
  /^\p{Lu}/u.test(next.text) &&
  !next.isItem &&
  !school.test(next.key) &&
  !remark.test(next.key) &&
  readPeriod(next.key) === null;

/** The title that starts with a diploma's name in `line`, up to its school, its dates or remarks about the exam. */
export const titleFrom = (
  line: ResumeLine,
  mention: Mention,
  next: ResumeLine | undefined,
): string => {
  const { from } = mention;
  const end = endOfTitle(line, from);
  const parts = [withoutDates(line).slice(from, end)];
  const goesOn = next !== undefined && (isRestOfTitle(line, next) || isBare(line, mention, next));
  if (end === line.key.length && goesOn) parts.push(next.text.slice(0, endOfTitle(next, -1)));
  return joinLines(parts)
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:–—-]+/, '')
    .replace(/[\s,;:/|•·–—(-]+$/u, '')
    .replace(/\s(?:en|de|du|le|depuis|à|au)$/u, '')
    .trim();
};
