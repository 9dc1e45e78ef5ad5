import { fold } from '@tandem/matching/text/fold';
import { names } from './language-names.ts';
import { headingTopics } from '../lines/headings.ts';
import type { ResumeLine } from '../lines/lines.ts';
import { isAbout, type Section } from '../lines/sections.ts';

const shownAs = new Map(
  names.flatMap(([shown, written]) => written.split('|').map((word) => [word, shown] as const)),
);

/** « Anglaiscourant », « RusseB1 »: how well a language is known, set right behind its name. */
const gluedLevel =
  '(?:[abc][12]|courante?|intermediaire|scolaire|debutant|notions?|bilingue|natif|(?:langue )?maternelle)(?![a-z])';

const anyName = new RegExp(
  `(?<![a-z])(?:${[...shownAs.keys()].toSorted((one, other) => other.length - one.length).join('|')})s?(?:(?![a-z])|(?=${gluedLevel}))`,
  'g',
);

const namesIn = (key: string): string[] =>
  Array.from(
    key.matchAll(anyName),
    ([word]) => shownAs.get(word) ?? shownAs.get(word.replace(/s$/, '')) ?? '',
  ).filter((name) => name !== '');

/** « EN B1 », « Esp. (A2) »: short for a language, in lists of them alone. */
const shortened: readonly (readonly [shown: string, written: RegExp])[] = [
  ['Français', /^(?:fr|fra|fran[cç])$/],
  ['Anglais', /^(?:en|eng|gb|uk|angl?)$/],
  ['Espagnol', /^(?:es|esp|espa)$/],
  ['Allemand', /^(?:de|all|ger|deu)$/],
  ['Italien', /^(?:it|ita|ital)$/],
  ['Portugais', /^(?:pt|por|port)$/],
  ['Arabe', /^(?:ar|ara)$/],
  ['Chinois', /^(?:zh|chi|cn)$/],
];

/** What is said of how well a language is known. */
const level =
  /(?<![a-z])(?:[abc][12]|courante?|couramment|bilingue|maternelle|natif|native|notions?|scolaire|intermediaire|debutant|lu[, ]+(?:ecrit|parle)|lu(?=\W*$| [–—-] )|parle|toeic|toefl|ielts|professionnel|fluent|basic|niveau|technique)(?![a-z])/;

/** Of a list's line that names no language in full: what its parts are, or what stands before a level. */
const shortenedIn = ({ text, key }: ResumeLine): string[] => {
  if (key.length !== text.length) return [];
  const whole = key.split(/[,;/|·•\t]| - /).map((part) => part.replace(/[^a-z]/g, ''));
  const levelled = Array.from(
    key.matchAll(/(?<![a-z])([a-z]{2,5})\W{1,3}(?=[a-z])/g),
    ({ 0: found, 1: word = '', index }) =>
      level.exec(key.slice(index + found.length))?.index === 0 ? word : '',
  );
  const words = new Set([...levelled, ...whole].filter((word) => word !== ''));
  return [...words].flatMap((word) => {
    const short = shortened.find(([, written]) => written.test(word));
    return short ? [short[0]] : [];
  });
};

/** Tests that only one language has. */
const tests: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Anglais', /(?<![a-z])(?:toeic|toefl|ielts|linguaskill|bulats|first certificate)(?![a-z])/],
  ['Espagnol', /(?<![a-z])dele(?![a-z])/],
];

/** Words of the list that say something else outside of a list of languages. */
const onlyListed = new Set([
  'Mina',
  'Bété',
  'Bassa',
  'Douala',
  'Fang',
  'Twi',
  'Afar',
  'Picard',
  'Gallo',
  'Gascon',
  'Tatar',
  'Malais',
  'Romani',
  'Rifain',
  'Mongol',
]);

const noLanguage =
  /^(?:langues?|niveau|certifi|score|toeic|toefl|lu|ecrit|parle|oral|courant|notions?|bilingue|maternelle|sejour|voyage|autres?|test|cours|bac|lv|permis|debutant|intermediaire|avance|scolaire|technique|professionnel|pratique)/;

/** Of a language that no list knows: « Laze (courant) », « Ngambay : bilingue ». */
const unlistedIn = ({ text, key }: ResumeLine): string[] => {
  const said = /^(\p{Lu}?\p{Ll}{3,18}) ?(?:[:(–-]|\t)/u.exec(text)?.[1];
  if (!said || noLanguage.test(key) || !level.test(key.slice(said.length))) return [];
  // « Expérience : commis (niveau débutant) », a form's next label.
  if (headingTopics(fold(said)).length > 0) return [];
  return [`${said.slice(0, 1).toUpperCase()}${said.slice(1)}`];
};

const isNamed = (line: ResumeLine | undefined): boolean =>
  line !== undefined &&
  namesIn(line.key).length === 1 &&
  line.key
    .replace(anyName, '')
    .replace(level, '')
    .replace(/[^a-z]/g, '') === '';

/** A line that is a language's name and nothing else, right before or after one that tells how well it is known. */
const isAmongLanguages = (lines: readonly ResumeLine[], at: number): boolean => {
  if (!isNamed(lines[at])) return false;
  let [from, to] = [at, at];
  while (isNamed(lines[from - 1])) from -= 1;
  while (isNamed(lines[to + 1])) to += 1;
  return lines.slice(from, to + 1).some(({ key }) => level.test(key));
};

/** « Calme, anglais du restaurant, occitan »: several parts that begin with a language's name, none but to say of how good it is. */
const isListOfNames = ({ text, key }: ResumeLine): boolean => {
  const parts = key.split(/[,;/·•]| et /).map((part) => part.trim());
  const begins = (part: string): boolean =>
    part.search(anyName) === 0 && /^\S+(?: (?:du|de|d['’]) ?\S+)?$/.test(part);
  return key.length === text.length && parts.filter(begins).length > 1;
};

/** Names in a column of their own, read before that of the levels: one stands on the row of a level, the others with it. */
const besideLevels = (sections: readonly Section[]): string[] => {
  const levels = sections
    .filter((section) => isAbout(section, 'languages'))
    .flatMap(({ lines }) => lines)
    .filter(({ key }) => level.test(key));
  const alone = sections
    .flatMap(({ lines }) => lines)
    .filter(({ key }) => !key.includes(' ') && namesIn(key).length === 1);
  const beside = alone.find(({ page, y, size }) =>
    levels.some((one) => one.page === page && Math.abs(one.y - y) < size / 2),
  );
  const column = alone.filter(
    ({ page, x }) => page === beside?.page && Math.abs(x - beside.x) < 3 * beside.size,
  );
  return [...new Set(column.flatMap(({ key }) => namesIn(key)))];
};

/**
 * The languages that a resume lists, in its order, in the sheet's words and without how well they are known. Without a
 * section for them: those that stand beside a level.
 */
export const readLanguages = (sections: readonly Section[]): string[] => {
  const listed = sections
    .filter((section) => isAbout(section, 'languages'))
    .flatMap((section) =>
      section.lines.flatMap((line) => {
        const known = namesIn(line.key);
        const short = known.length > 0 ? known : shortenedIn(line);
        if (short.length > 0) return short;
        // Beside skills « Amadeus (notions) » is one of those.
        return isAbout(section, 'skills') ? [] : unlistedIn(line);
      }),
    );
  if (listed.length > 0) return [...new Set(listed)];
  const besides = besideLevels(sections);
  if (besides.length > 0) return besides;
  const elsewhere = sections.filter(
    (section) => !isAbout(section, 'experience', 'education', 'references', 'interests'),
  );
  const lines = elsewhere.flatMap((section) => section.lines);
  const mentioned = lines
    .filter(
      (line, index) =>
        level.test(line.key) || isAmongLanguages(lines, index) || isListOfNames(line),
    )
    .flatMap(({ key }) => namesIn(key))
    .filter((name) => !onlyListed.has(name));
  const tested = tests
    .filter(([, pattern]) => lines.some(({ key }) => pattern.test(key)))
    .map(([name]) => name);
  return [...new Set([...mentioned, ...tested])];
};
