import { readPeriod, type Moment, type Period } from './dates.ts';
import { mentionsIn, type Mention } from './diploma-mentions.ts';
import { isContinued, joinLines, type ResumeLine } from './lines.ts';
import { isAbout, type Section } from './sections.ts';

/** A course of study that a resume lists. */
export interface Course {
  /** What it leads to, in the resume's words. */
  title: string;
  mention: Mention;
  period: Period | null;
  state: 'obtained' | 'in preparation' | 'not obtained';
}

const leadsWithDate = (key: string, period: Period | null): boolean =>
  period !== null &&
  /^[\W\d]{0,4}(?:depuis|since|a partir de|des|en|de)?[\W]{0,4}$/.test(key.slice(0, period.from));

const endsWithDate = (key: string, period: Period | null): boolean =>
  period !== null && /^\W{0,3}$/.test(key.slice(period.to));

interface Row {
  line: ResumeLine;
  mention: Mention | undefined;
  period: Period | null;
  /** Whether dates stand where a layout puts them, rather than in a sentence. */
  isDated: boolean;
}

const toRow = (line: ResumeLine): Row => {
  const period = readPeriod(line.key);
  const mention = mentionsIn(line.text, line.key)[0];
  const inSentence = /obtenu|prevu|mention|session|promotion|recue? |juin|juillet/.test(line.key);
  return {
    line,
    mention,
    period,
    isDated: leadsWithDate(line.key, period) || (endsWithDate(line.key, period) && !inSentence),
  };
};

const startsEntry = (rows: readonly Row[]): ((row: Row, index: number) => boolean) => {
  const firstDate = rows.findIndex(({ isDated }) => isDated);
  const firstMention = rows.findIndex(({ mention }) => mention !== undefined);
  // Dates stand before all titles or after all of them; on the same line it makes no difference.
  const datesLead = firstDate >= 0 && firstDate < firstMention;
  return ({ mention, isDated }, index) => {
    if (datesLead) return isDated;
    const before = rows[index - 1];
    return (
      mention !== undefined && !(before?.mention && isContinued(before.line, rows[index]?.line))
    );
  };
};

const intoEntries = (lines: readonly ResumeLine[]): Row[][] => {
  const rows = lines.map(toRow);
  const starts = startsEntry(rows);
  const entries: Row[][] = [];
  for (const [index, row] of rows.entries()) {
    const last = entries.at(-1);
    if (!last || starts(row, index)) entries.push([row]);
    else last.push(row);
  }
  return entries;
};

const school =
  /(?<![a-z])(?:lycee|universite|university|ecole|school|cfa|iut|iae|insa|institut|institute|college|greta|afpa|cnam|campus|fac|faculte|academie|ifas|ifsi|mfr|iep|ens|esc|centre|sup'[a-z]+|uimm|cci|chu|chru|hopital)(?![a-z])/;

const cut = /,\s|\s[–—|•·:-]\s|\t|\s?\(|;\s/g;

/** Where a title that starts at `from` ends: before its school, its dates or remarks about the exam. */
const endOfTitle = ({ key }: ResumeLine, from: number): number => {
  for (const match of key.matchAll(cut)) {
    if (match.index <= from) continue;
    const rest = key.slice(match.index + match[0].length);
    const stretch = rest.split(cut, 1)[0] ?? '';
    const isSchool = (school.exec(stretch)?.index ?? Infinity) < 25;
    const isRemark =
      /^(?:mention|obten|en cours|recue?|major|avec|promotion|valide|prevu|\W{0,2}(?:19|20)\d\d|(?:1re|2e|3e|1ere|2eme|premiere|deuxieme|troisieme) annee|(?:depuis|janv|fev|mars|avr|mai|juin|juil|aout|sept|oct|nov|dec)\w*\.? )/.test(
        rest.trim(),
      );
    if (isSchool || isRemark || match[0].includes('\t')) return match.index;
  }
  return key.length;
};

const withoutDates = (line: ResumeLine): string => {
  const period = readPeriod(line.key);
  const masked = period
    ? line.text.slice(0, period.from) +
      ' '.repeat(period.to - period.from) +
      line.text.slice(period.to)
    : line.text;
  return masked;
};

/** The words before the diploma's name that belong to it: « Deuxième année de BTS », « Diplôme de … » do not. */
const titleOf = (rows: readonly Row[], at: number): string => {
  const row = rows[at];
  if (!row?.mention) return '';
  const { line, mention } = row;
  const end = endOfTitle(line, mention.from);
  const parts = [withoutDates(line).slice(mention.from, end)];
  const next = rows[at + 1];
  const isWhole = end < line.key.length;
  if (
    !isWhole &&
    next &&
    isContinued(line, next.line) &&
    !next.mention &&
    !school.test(next.line.key.slice(0, 12))
  )
    parts.push(next.line.text.slice(0, endOfTitle(next.line, -1)));
  return joinLines(parts)
    .replace(/\s+/g, ' ')
    .replace(/[\s,;:|•·–—-]+$/u, '')
    .replace(/\s(?:en|de|du|le|depuis|à|au)$/u, '')
    .replace(/\s\($/, '')
    .trim();
};

const failed =
  /non[- ](?:obtenue?|validee?|terminee?|presente|achevee?)|pas obtenu|echec|abandon|interrompu|(?<![a-z])niveau (?:bac|cap|bep|bts|licence|master|but|dut)|sans (?:le )?diplome|examen non|equivalen(?:t|ce) /;

const going =
  /en cours|en preparation|actuel|prepare(?:e|r)? |prevue?|a venir|en attente|admise?(?![a-z])|inscrite?(?![a-z])|preparation (?:de |d'|du )|currently|expected|ongoing/;

const done =
  /(?<!non )obtenue?s?|recue?(?![a-z])|diplomee?|titulaire|(?<!non )validee?|mention (?:tres |assez )?bien|major de promo|delivre|graduated/;

/** A year of a course that is not over says that the course goes on: « 2e année », « terminale ». */
const aYearOfIt =
  /(?:1re|1ere|2e|2eme|2nde|3e|3eme|premiere|deuxieme|seconde|troisieme|derniere) annee|terminale/;

const stateOf = (rows: readonly Row[], period: Period | null, now: Moment): Course['state'] => {
  const key = rows.map(({ line }) => line.key).join(' ; ');
  if (failed.test(key)) return 'not obtained';
  if (period && (period.start > now || period.isOpen)) return 'in preparation';
  const isOver = period !== null && period.end < now;
  if (isOver && !/en cours/.test(key)) return 'obtained';
  if (going.test(key)) return 'in preparation';
  if (done.test(key)) return 'obtained';
  if (period === null) return aYearOfIt.test(key) ? 'in preparation' : 'obtained';
  return isOver ? 'obtained' : 'in preparation';
};

const periodOf = (rows: readonly Row[]): Period | null =>
  rows.find(({ isDated }) => isDated)?.period ?? rows.find(({ period }) => period)?.period ?? null;

const coursesIn = (lines: readonly ResumeLine[], now: Moment): Course[] =>
  intoEntries(lines).flatMap((rows) => {
    const at = rows.findIndex(({ mention }) => mention !== undefined);
    const mention = rows[at]?.mention;
    if (!mention) return [];
    const period = periodOf(rows);
    return [{ title: titleOf(rows, at), mention, period, state: stateOf(rows, period, now) }];
  });

/** Where no section says that it is about studies: lines that start with a diploma, dates aside. */
const startsWithDiploma = (line: ResumeLine): boolean => {
  const [first] = mentionsIn(line.text, line.key);
  return first !== undefined && !/[a-z]{3}/.test(withoutDates(line).slice(0, first.from));
};

/** The courses of study that a resume lists, in its order; `now` tells those that are over from those that are not. */
export const readCourses = (sections: readonly Section[], now: Moment): Course[] => {
  const courses = sections
    .filter((section) => isAbout(section, 'education'))
    .flatMap(({ lines }) => coursesIn(lines, now));
  if (courses.length > 0) return courses;
  const elsewhere = sections.filter(
    (section) =>
      !isAbout(section, 'profile', 'skills', 'languages', 'interests', 'references', 'contact'),
  );
  return elsewhere.flatMap(({ lines }) =>
    lines.filter(startsWithDiploma).flatMap((line) => coursesIn([line], now)),
  );
};
