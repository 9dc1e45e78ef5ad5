import { names } from './language-names.ts';
import type { ResumeLine } from '../lines/lines.ts';
import { isAbout, type Section } from '../lines/sections.ts';

const shownAs = new Map(
  names.flatMap(([shown, written]) => written.split('|').map((word) => [word, shown] as const)),
);

const anyName = new RegExp(
  `(?<![a-z])(?:${[...shownAs.keys()].toSorted((one, other) => other.length - one.length).join('|')})s?(?![a-z])`,
  'g',
);

const namesIn = (key: string): string[] =>
  Array.from(
    key.matchAll(anyName),
    ([word]) => shownAs.get(word) ?? shownAs.get(word.replace(/s$/, '')) ?? '',
  ).filter((name) => name !== '');

/** What is said of how well a language is known. */
const level =
  /(?<![a-z])(?:[abc][12]|courante?|couramment|bilingue|maternelle|natif|native|notions?|scolaire|intermediaire|debutant|lu[, ]+(?:ecrit|parle)|parle|toeic|toefl|ielts|professionnel|fluent|basic|niveau|technique)(?![a-z])/;

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
  return [`${said.slice(0, 1).toUpperCase()}${said.slice(1)}`];
};

/**
 * The languages that a resume lists, in its order, in the sheet's words and without how well they are known. Without a
 * section for them: those that stand beside a level.
 */
export const readLanguages = (sections: readonly Section[]): string[] => {
  const listed = sections
    .filter((section) => isAbout(section, 'languages'))
    .flatMap(({ lines }) =>
      lines.flatMap((line) => {
        const known = namesIn(line.key);
        return known.length > 0 ? known : unlistedIn(line);
      }),
    );
  if (listed.length > 0) return [...new Set(listed)];
  const elsewhere = sections.filter(
    (section) => !isAbout(section, 'experience', 'education', 'references', 'interests'),
  );
  const lines = elsewhere.flatMap((section) => section.lines);
  const mentioned = lines
    .filter(({ key }) => level.test(key))
    .flatMap(({ key }) => namesIn(key))
    .filter((name) => !onlyListed.has(name));
  const tested = tests
    .filter(([, pattern]) => lines.some(({ key }) => pattern.test(key)))
    .map(([name]) => name);
  return [...new Set([...mentioned, ...tested])];
};
