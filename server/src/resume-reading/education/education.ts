import { fold } from '@tandem/matching/text/fold';
import { stateOf, type CourseState } from './course-state.ts';
import { titleFrom, withoutDates } from './course-title.ts';
import { isMonth, readPeriod, type Moment, type Period } from './dates.ts';
import { mentionsIn, type Mention } from './diploma-mentions.ts';
import { isContinued, sentencesOf, type ResumeLine } from '../lines/lines.ts';
import { isAbout, type Section } from '../lines/sections.ts';

/** A course of study that a resume lists. */
export interface Course {
  /** What it leads to, in the resume's words. */
  title: string;
  mention: Mention;
  period: Period | null;
  state: CourseState;
}

interface Row {
  line: ResumeLine;
  mention: Mention | undefined;
  period: Period | null;
  /** Whether dates stand where a layout puts them, rather than in a sentence. */
  isDated: boolean;
}

const leadsWith = (key: string, { from }: Period): boolean =>
  /^[\W\d]{0,4}(?:depuis|since|a partir de|des|en|de)?\W{0,4}$/.test(key.slice(0, from));

const endsWith = (key: string, { to }: Period): boolean =>
  /^\W{0,3}(?:(?:expected|en cours|en preparation|prevue?|obtenue?)\W{0,2})?$/.test(key.slice(to));

/** Where a date ends that lacks its year: « sept. 2024 – juin<tab> », « Depuis septembre<tab> ». */
const lackingYear = ({ text }: ResumeLine): number | null => {
  const end = /(?: ?[–-] ?| à |^depuis )(\p{L}{3,9}\.?)(?=\t)/iu.exec(text);
  return end && isMonth(end[1] ?? '') ? end.index + end[0].length : null;
};

/**
 * « sept. 2024 – juin<tab>Licence » and, in the narrow column below, « 2026<tab>École »: one period. Alone the year may stand under the
 * school.
 */
const withWholeDates = (lines: readonly ResumeLine[]): ResumeLine[] => {
  const whole: ResumeLine[] = [];
  for (const line of lines) {
    const year = /^(20\d\d)(?:\t|$)/.exec(line.text)?.[1];
    const reach = year === line.text ? 2 : 1;
    const index = whole.findLastIndex((one) => lackingYear(one) !== null);
    const last = year && index >= whole.length - reach ? whole[index] : undefined;
    const at = last ? lackingYear(last) : null;
    if (!last || !year || at === null) {
      whole.push(line);
      continue;
    }
    const dated = (text: string): string => `${text.slice(0, at)} ${year}${text.slice(at)}`;
    whole[index] = { ...last, text: dated(last.text), key: dated(last.key) };
    const [rest, key] = [line.text, line.key].map((text) => text.slice(year.length).trim());
    if (rest) whole.push({ ...line, text: rest, key: key ?? '' });
  }
  return whole;
};

/** « Obtenu en 2025 », « session de juin 2025 » belong to the course before. */
const inSentence = /obten|prevu|mention|session|promotion|(?<![a-z])recue? /;

const toRow = (line: ResumeLine): Row => {
  const period = readPeriod(line.key);
  return {
    line,
    mention: mentionsIn(line.text, line.key)[0],
    period,
    isDated:
      period !== null &&
      (leadsWith(line.key, period) || (endsWith(line.key, period) && !inSentence.test(line.key))),
  };
};

/** « 2024 Seconde générale », « 2024 L1 Droit »: dates and then words that name what was done, not what became of it. */
const isTitled = ({ line, period }: Row): boolean =>
  period !== null &&
  leadsWith(line.key, period) &&
  /^\W*(?:[a-z]{4}|[lm][123] [a-z])/.test(line.key.slice(period.to)) &&
  !/obten|valid|mention|session|promotion|(?<![a-z])recue?(?![a-z])/.test(
    line.key.slice(period.to, period.to + 20),
  );

/** « Seconde générale (non validée) »: a year of school is a course of its own, though no diploma. */
const isClass = ({ line }: Row): boolean =>
  /^\W*(?:classe de )?(?:troisieme|3eme|3e|seconde|2nde|2de|premiere|1ere) (?:generale|technologique|professionnelle|pro|prepa|segpa|bac|st)/.test(
    line.key,
  );

/** « Université de Lorraine – L3 en cours » tells how far the course above is. */
const isYearOfCourse = ({ line, mention, isDated }: Row): boolean =>
  mention !== undefined &&
  !isDated &&
  mention.from > 0 &&
  /^(?:l[123]|m[12]|terminale)$/.test(line.key.slice(mention.from, mention.to));

/**
 * Dates stand before all titles or after all of them. Where they share a line, « 2024 Seconde générale » begins another
 * course, too, though it names no diploma.
 */
const intoEntries = (lines: readonly ResumeLine[]): Row[][] => {
  const rows = lines.map(toRow);
  const firstDate = rows.findIndex(({ isDated }) => isDated);
  const firstTitle = rows.findIndex(({ mention }) => mention !== undefined);
  const datesLead = firstDate >= 0 && firstDate < firstTitle;
  const share = firstDate >= 0 && firstDate === firstTitle;
  const entries: Row[][] = [];
  for (const [index, row] of rows.entries()) {
    const [last, before] = [entries.at(-1), rows[index - 1]];
    // « sept. 2023 – juin 2025 BP Coiffure » begins with a small letter, and anew.
    const isAnew = row.period !== null && leadsWith(row.line.key, row.period);
    const isRest = before?.mention !== undefined && !isAnew && isContinued(before.line, row.line);
    const starts = datesLead
      ? row.isDated
      : (row.mention !== undefined && !isRest && !isYearOfCourse(row)) ||
        (row.mention === undefined && ((share && row.isDated && isTitled(row)) || isClass(row)));
    if (!last || starts) entries.push([row]);
    else last.push(row);
  }
  return entries;
};

/** « Diplôme de maçon (Roumanie), niveau CAP » is called by its own name, before what it is worth. */
const ownName =
  /(?:diplome|certificat) [a-z][^;:\t]{2,80}(?:niveau|equivalen(?:t|ce)) (?:au? |du )?$/;

/** « 12º ano (équivalent baccalauréat) » */
const beforeBrackets = /[a-z0-9][^\t:;–—•|()]{2,80}\(equivalen(?:t|ce) [a-z' ]{0,20}$/;

const fromOwnName = (mention: Mention, key: string): Mention => {
  const before = key.slice(0, mention.from);
  const at = Math.max(before.search(ownName), before.search(beforeBrackets));
  return at < 0 ? mention : { ...mention, from: at };
};

const coursesIn = (lines: readonly ResumeLine[], now: Moment): Course[] =>
  intoEntries(withWholeDates(lines)).flatMap((rows) => {
    const at = rows.findIndex(({ mention }) => mention !== undefined);
    const row = rows[at];
    if (!row?.mention) return [];
    const { line } = row;
    const mention = fromOwnName(row.mention, line.key);
    const dated = rows.find(({ isDated }) => isDated) ?? rows.find((one) => one.period !== null);
    const period = dated?.period ?? null;
    const key = rows.map((one) => one.line.key).join(' ; ');
    const title = titleFrom(line, mention, rows[at + 1]?.mention ? undefined : rows[at + 1]?.line);
    // The name of a « titre professionnel » on the next line says its level.
    const level = mention.level ?? mentionsIn(title, fold(title))[0]?.level ?? null;
    return [{ title, mention: { ...mention, level }, period, state: stateOf(key, period, now) }];
  });

/** « Diplôme obtenu : BTS SAM », « Dernier diplôme<tab>Bac STMG ». */
const heldLabel =
  /^(?:dernier |plus haut )?diplomes?(?: le plus (?:haut|eleve))?(?: obtenus?)?(?: ?(?:\/|et|ou|-|,) ?(?:annee|date|niveau|session|specialite)[a-z' ]{0,20})?(?=\W|$)/;

/** A field of a form that asks for what is held, wherever it stands; its value may stand under it. */
const isHeldField = ({ key }: ResumeLine): boolean => {
  const [label] = heldLabel.exec(key) ?? [];
  return (
    label !== undefined &&
    /dernier|plus (?:haut|eleve)|obtenu/.test(label) &&
    /^\s*(?:\([^)]*\)\s*)?(?:[:\t]|$)/.test(key.slice(label.length))
  );
};

/** Fields that go on with a diploma: « Niveau : Bac+2 », « Année d’obtention : 2025 ». */
const goesOnWithField = /^(?:niveau|annee|date d'obtention|obtenu|mention|session)(?![a-z]*ment)/;

/** The fields of a form that ask for what is held, each with those behind it that say more of it. */
const heldFields = (lines: readonly ResumeLine[]): ResumeLine[][] =>
  lines.flatMap((line, index) => {
    if (!isHeldField(line)) return [];
    const [next] = lines.slice(index + 1);
    const isBare = next !== undefined && /^[^:\t]*[:\t]?\s*$/.test(line.text);
    const first = isBare
      ? { ...line, text: `${line.text}\t${next.text}`, key: `${line.key}\t${next.key}` }
      : line;
    const rest = lines.slice(index + (isBare ? 2 : 1));
    const end = rest.findIndex(({ key }) => !goesOnWithField.test(key.replaceAll('’', "'")));
    return [[first, ...rest.slice(0, end < 0 ? rest.length : end)]];
  });

/** Where no section says that it is about studies: lines of dates and a diploma, or with a label that says that it is held. */
const startsWithDiploma = (line: ResumeLine): boolean => {
  const [first] = mentionsIn(line.text, line.key);
  const label = heldLabel.exec(line.key)?.[0].length ?? 0;
  return first !== undefined && !/\p{L}{3}/u.test(withoutDates(line).slice(label, first.from));
};

/** Before a diploma in a sentence: « J’ai obtenu mon bac pro en 2026 ». */
const toldAsHeld =
  /(?:j'ai (?:obtenu|eu|valide|decroche|reussi|passe)|(?:je suis |^)(?:titulaire|diplomee?) d['eu]) ?(?:mon |ma |le |la |un |une |d'un |d'une )?$/;

/** The courses that somebody tells of in sentences as held. */
const toldCourses = (lines: readonly ResumeLine[]): Course[] =>
  sentencesOf(lines).flatMap((text) => {
    const key = fold(text).replaceAll('’', "'");
    const mention = mentionsIn(text, key).find(({ from }) => toldAsHeld.test(key.slice(0, from)));
    if (!mention || key.length !== text.length) return [];
    const title = text
      .slice(mention.from)
      .split(/ (?:en|au|à la|à l[’']|dans|avec) |[,;.(]/u, 1)[0];
    return [{ title: title ?? '', mention, period: readPeriod(key), state: 'obtained' as const }];
  });

/** The courses of study that a resume lists, in its order; `now` tells those that are over from those that are not. */
export const readCourses = (sections: readonly Section[], now: Moment): Course[] => {
  const held = sections
    .filter((section) => !isAbout(section, 'education'))
    .flatMap((section) => {
      // A form may ask it under whom to call; a tutor's is no « dernier diplôme ».
      const isOthers = isAbout(section, 'references');
      return heldFields(section.lines).filter(
        ([field]) => !isOthers || field?.key.startsWith('dernier diplome'),
      );
    })
    .flatMap((lines) => coursesIn(lines, now));
  const courses = sections
    .filter((section) => isAbout(section, 'education'))
    .flatMap(({ lines }) => coursesIn(lines, now));
  if (courses.length + held.length > 0) return [...courses, ...held];
  const elsewhere = sections.filter(
    (section) => !isAbout(section, 'skills', 'languages', 'interests', 'references', 'contact'),
  );
  const listed = elsewhere.flatMap(({ lines }) =>
    lines
      .filter(startsWithDiploma)
      .flatMap((line) => coursesIn([line], now))
      .filter(({ period }) => period !== null),
  );
  return listed.length > 0 ? listed : elsewhere.flatMap(({ lines }) => toldCourses(lines));
};
