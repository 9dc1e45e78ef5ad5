import {
  departmentOfPostalCode,
  isInDepartment,
  placeKey,
} from '../../platform/places/place-names.ts';
import { fold } from '@tandem/matching/text/fold';
import { bears, cityOf, startedIn, type FindCommunes } from './communes.ts';
import type { ResumeLine } from '../lines/lines.ts';
import {
  clauseBefore,
  elsewhere,
  firstStretch,
  inSmallLetters,
  isOverseasOrHome,
  isPlainName,
  lastStretch,
  livingIn,
  longestName,
  nextTo,
  parted,
  postalCodes,
  isEntry,
  isUnder,
  lineWorth,
  former,
  saidBefore,
  stretchesOf,
  withoutPages,
  withRest,
  wordsOf,
  atTimes,
  withoutAsides,
  withoutDigits,
  withoutNumbers,
} from './place-stretches.ts';
import { isOfSomebodyElse } from './names.ts';
import { isOnRow } from '../lines/reading-order.ts';
import { isAbout, type Section } from '../lines/sections.ts';

export interface Home {
  city: string;
  postalCode: string | null;
}

/** More look-ups than this no resume needs. */
const mostLookUps = 150;

/** A smaller commune is not taken for one on its name alone: many are also surnames. */
const fewestPeople = 2000;

interface Surroundings {
  after: string;
  before: string;
  nextLine: string;
  lineBefore: string;
  /** Whether the code stands in brackets, behind its town. */
  isInBrackets: boolean;
}

/** The commune of that postal code that the words beside it name, in the order in which they are given. */
const namedBeside = (
  find: FindCommunes,
  postalCode: string,
  { after, before, nextLine, lineBefore, isInBrackets }: Surroundings,
): string | null => {
  const sharing = find(postalCode, 60);
  const department = departmentOfPostalCode(postalCode);
  const sharingCode = (name: string): string | null => {
    const own = sharing.find((commune) => bears(commune, name));
    return own ? cityOf(own) : null;
  };
  // CEDEX and company codes are not in the list; the town is, in the department that the code says.
  const inDepartment = (name: string): string | null => {
    const near = find(name, 20).find(
      (commune) => bears(commune, name) && isInDepartment(commune.department, department),
    );
    return near ? cityOf(near) : null;
  };
  const longestNamed = (
    named: (name: string) => string | null,
    words: readonly string[],
    fromStart: boolean,
  ): string | null => {
    const most = Math.min(words.length, longestName);
    for (let length = most; length > 0; length -= 1) {
      const some = fromStart ? words.slice(0, length) : words.slice(-length);
      const found = named(some.join(' '));
      if (found) return found;
    }
    return null;
  };
  const firstNamed = (named: (name: string) => string | null): string | null =>
    longestNamed(named, wordsOf(after), true) ??
    longestNamed(named, wordsOf(before), false) ??
    longestNamed(named, wordsOf(nextLine), true) ??
    longestNamed(named, wordsOf(lineBefore), false);
  // « Strasbourg-Neudorf », « St Pierre de la Réunion »: the commune of that code, and which part of it, or where that is.
  const partNamed = (): string | null =>
    longestNamed(sharingCode, wordsOf(after.replaceAll('-', ' ')), true) ??
    longestNamed(sharingCode, wordsOf(before.replaceAll('-', ' ')), true);
  // « route de Launaguet, 31200 » says where the street leads; the town of that code stands on the next line.
  const known = firstNamed(sharingCode) ?? firstNamed(inDepartment);
  const part = known ?? partNamed();
  if (part) return part;
  // A village that is part of a commune is not in the list either; its postal code is.
  const words = isInBrackets ? wordsOf(before.slice(before.lastIndexOf(':') + 1)) : wordsOf(after);
  if (sharing.length === 0 || !isPlainName(words)) return null;
  return startedIn(sharing, words.join(' ')) ?? inSmallLetters(words.join(' '));
};

interface Candidate extends Home {
  worth: number;
}

const sectionWorth = (section: Section): number => {
  if (section.isHeader || isAbout(section, 'contact')) return 3;
  return isAbout(section, 'education', 'experience', 'references', 'projects', 'certifications')
    ? -5
    : 0;
};

/** A commune's name that stands alone between delimiters: « Grenoble (38) », « Lyon 3e », « Adresse : Nantes, France ». */
const namedAlone = (
  find: FindCommunes,
  line: ResumeLine,
): (Home & { isSure: boolean; isSaid: boolean })[] =>
  stretchesOf({ ...line, text: withoutPages(line.text) }).flatMap(({ stretch, isSaid }) => {
    const department = /\((\d[\dAB]\d?)\)|(?<=\p{L}) (\d[\dAB])$/u.exec(stretch.trim());
    const code = department?.[1] ?? department?.[2] ?? null;
    const words = wordsOf(department ? stretch.slice(0, stretch.indexOf(department[0])) : stretch);
    if (words.length === 0 || words.length > longestName || stretch.includes('@')) return [];
    const name = words.join(' ').replace(/[.!]$|(?<= \d{1,2})[eè]?me$/, '');
    if (!/^\p{L}['’]?\p{L}/u.test(name)) return [];
    const homonyms = find(name, 20).filter((commune) => bears(commune, name));
    const least = isSaid ? fewestPeople / 10 : fewestPeople;
    const commune = code
      ? homonyms.find((one) => isInDepartment(one.department, code))
      : homonyms.find(({ population }) => population >= least);
    if (!commune) return [];
    const isPart = parted(placeKey(name)).number !== null;
    const [only, ...others] = commune.postalCodes;
    const postalCode = isPart && others.length === 0 ? (only ?? null) : null;
    const isSure = code !== null || isPart || /\(\p{L}/u.test(stretch);
    return [{ city: cityOf(commune), postalCode, isSure, isSaid }];
  });

/** « Code postal : 69100 » in a column of a form, its label before or above it, whose « Commune : Villeurbanne » stands in another. */
const codeApart = (find: FindCommunes, lines: readonly ResumeLine[], city: string): Home | null => {
  const labelled = /^(?:code postal|c\.?p\.?) ?:? ?(\d{5})$/;
  const codes = lines.flatMap(({ key }, index) => {
    const withAbove = `${lines[index - 1]?.key ?? ''} ${key}`;
    return (labelled.exec(key) ?? labelled.exec(withAbove))?.[1] ?? [];
  });
  const isOf = (code: string): boolean => find(code, 60).some((commune) => bears(commune, city));
  const own = codes.find(isOf);
  if (own !== undefined) return { city, postalCode: own };
  // « Saint-Ouen », and of that code Saint-Ouen-sur-Seine.
  const [started] = codes.flatMap((code) => {
    const whole = startedIn(find(code, 60), city);
    return whole === null ? [] : [{ city: whole, postalCode: code }];
  });
  return started ?? null;
};

/**
 * Where somebody lives: the place of the postal address at the head of the resume or beside the telephone or the e-mail
 * (`contactLines`), not those of schools, firms, births and wishes.
 */
export const readHome = (
  sections: readonly Section[],
  contactLines: ReadonlySet<ResumeLine>,
  search: FindCommunes,
): Home | null => {
  let lookUps = 0;
  const find: FindCommunes = (text, limit) =>
    (lookUps += 1) > mostLookUps ? [] : search(text, limit);
  const candidates: Candidate[] = [];
  const all = sections.flatMap(({ lines }) => lines);
  const largest = Math.max(0, ...all.map(({ size }) => size));
  const isPlain = all.every(({ size }) => size >= largest - 0.5);
  for (const section of sections) {
    const usual = sectionWorth(section);
    for (const [index, line] of section.lines.entries()) {
      const [before, next] = [section.lines[index - 1], section.lines[index + 1]];
      const isContact = [line, before, next].some(
        (one) => one && contactLines.has(one) && (isOnRow(one, line) || isUnder(one, line)),
      );
      const here = contactLines.has(line) ? 4.5 : isContact ? Math.max(usual, 0) + 1 : usual;
      const worth = here + lineWorth(line, before);
      if (worth < 0) continue;
      const text = withoutNumbers(line.text);
      for (const match of text.matchAll(postalCodes)) {
        const postalCode = (match[1] ?? '').replace(' ', '');
        if (!isOverseasOrHome(postalCode)) continue;
        const said = saidBefore(line, match.index, before);
        if (elsewhere.test(clauseBefore(line.key, match.index)) || former.test(said)) continue;
        const city = namedBeside(find, postalCode, {
          after: withRest(firstStretch(line.text.slice(match.index + match[0].length)), next),
          before: lastStretch(withoutAsides(text.slice(0, match.index))),
          nextLine: next ? withoutDigits(nextTo(line, next)) : '',
          lineBefore: lastStretch(before?.text ?? ''),
          isInBrackets: line.text[match.index - 1] === '(',
        });
        // « Adresse des parents : … » is the home of who has no other.
        const isAside = isOfSomebodyElse(said) || atTimes.test(said);
        if (city) candidates.push({ city, postalCode, worth: worth + 3 - (isAside ? 6 : 0) });
      }
      // The name of the person, which may be that of a commune, is set large; another column may share its row.
      const isNamed = isPlain ? line === all[0] : line.size >= largest - 0.5;
      if (isNamed && !line.text.includes('\t')) continue;
      const isLivedIn = fold(line.text).replaceAll('’', "'").search(livingIn) >= 0;
      if ((worth < 3 || isEntry(line.key)) && !isLivedIn) continue;
      for (const { isSure, isSaid, ...home } of namedAlone(find, line)) {
        if ((worth < 3 && !isSaid) || (isNamed && !isSure)) continue;
        candidates.push({ ...home, worth: worth + (isSure ? 1 : 0) + (isSaid ? 2 : 0) });
      }
    }
  }
  const best = candidates.toSorted((one, other) => other.worth - one.worth)[0];
  if (!best) return null;
  if (best.postalCode !== null) return { city: best.city, postalCode: best.postalCode };
  return codeApart(find, all, best.city) ?? { city: best.city, postalCode: null };
};
