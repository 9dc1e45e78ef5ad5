import { nameAndRole, saysRole } from '../invitations/import/cells/contact-roles.ts';
import { withoutCivility } from '../invitations/import/cells/name-cells.ts';
import { isCompanyLike } from '../invitations/import/columns/cell-kinds.ts';
import { isFirstName } from '../invitations/import/columns/first-names.ts';
import { anyOf, fold, unitsOf } from '../search/letters.ts';

/** Somebody who is to be forgotten in what others write. */
export interface Forgotten {
  /** How they are called, first name and family name, or the other way round. */
  names: readonly (readonly [string, string])[];
  /** What stands there instead. */
  instead: string;
}

const marks = String.raw`[\u0300-\u036f]*`;

/** A line end of a text within JSON is two signs. */
const parting = String.raw`(?:\\[nrt]|[^a-zA-Z0-9])`;

const wordsOf = (name: string): string[] =>
  fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const mostWords = 6;

/** How somebody may be called whose name was typed in one field: each of its words may begin the family name. */
export const namesOf = (typed: string): Forgotten['names'] => {
  const words = withoutCivility(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length > mostWords) return [];
  return words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')] as const);
};

/** « Magasin central » and « À définir » are words of many texts: a name shows by a civility, or by a first name. */
const namesPerson = (name: string): boolean =>
  /^(?:m|mr|mme|mlle|monsieur|madame|mademoiselle)\.?\s/iu.test(name) ||
  name.split(/[\s-]+/).some(isFirstName);

/**
 * The same of a field in which a department may stand, or nobody: « Mme Sophie Lemaire - RH ». None where no one person is
 * named.
 */
export const namesIn = (typed: string): Forgotten['names'] => {
  const name = (nameAndRole(typed)?.name ?? typed).trim();
  if (!namesPerson(name) || saysRole(name) || isCompanyLike(name)) return [];
  return /\s(?:et|ou|&)\s/iu.test(name) ? [] : namesOf(name);
};

/** Its words may be joined, or parted by an apostrophe, a hyphen or a blank: « d’Arc », « Darc », « Jean Pierre ». */
const spellings = (name: string): string =>
  wordsOf(name)
    .map((word) => unitsOf(word).join(marks) + marks)
    .join(`${parting}{0,2}`);

/** What is longer is no name; an expression of it would be more than a database takes. */
const longest = 160;

const ordersOf = ([one, other]: readonly [string, string]): string[] => {
  if (one.length + other.length > longest) return [];
  const [first, last] = [spellings(one), spellings(other)];
  if (first === '' || last === '') return [];
  return [`${first}${parting}{1,3}${last}`, `${last}${parting}{1,3}${first}`];
};

const roughNaming = (names: Forgotten['names']): string | null => {
  const all = [...new Set(names.flatMap(ordersOf))];
  return all.length === 0 ? null : all.join('|');
};

const longestWord = (name: readonly [string, string]): string =>
  name.flatMap(wordsOf).reduce((best, word) => (word.length > best.length ? word : best), '');

/** What parts the words of a name; a full stop, a comma or a bracket do not: « Jean, Pierre » are two. */
const joined = String.raw`[\s'’‘ʼ´\x60_.\-\u2010-\u2015]`;

/** Streets and schools are called after people. */
const calledAfter = String.raw`(?<!(?:^|\P{L})(?:rue|avenue|av\.|boulevard|bd|all[ée]e|impasse|quai|square|lyc[ée]e|coll[èe]ge|gymnase|stade)\s+)`;

const wholeNaming = (names: Forgotten['names']): RegExp | null => {
  const rough = roughNaming(names);
  if (rough === null) return null;
  const exact = rough.replaceAll(parting, joined);
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])${calledAfter}(?:${exact})(?![\p{L}\p{N}\p{M}])`,
    'giu',
  );
};

/**
 * Finds the full names of people in texts, however they are spelled: accents, case, apostrophes, hyphens and blanks do not
 * count. A first name or a family name alone is anybody's.
 */
export class Namings {
  readonly #found: readonly (readonly [RegExp, string])[];
  /**
   * Expressions, of PostgreSQL as of JavaScript, without regard to case, that both find every text, JSON too, in which one of
   * the names may stand: they ask for no whole words, the first one of a name for its longest word alone. Null where there are
   * no names.
   */
  readonly rough: readonly [string, string] | null;

  constructor(people: readonly Forgotten[]) {
    this.#found = people.flatMap(({ names, instead }) => {
      const naming = wholeNaming(names);
      return naming === null ? [] : [[naming, instead] as const];
    });
    const names = people.flatMap((one) => one.names);
    const rough = roughNaming(names);
    const words = names
      .filter((name) => ordersOf(name).length > 0)
      .map((name) => unitsOf(longestWord(name)).map((unit) => unit + marks));
    this.rough = rough === null ? null : [anyOf(words), rough];
  }

  /** The text with what stands there instead of the names. */
  without(text: string): string {
    return this.#found.reduce((left, [naming, instead]) => left.replace(naming, instead), text);
  }

  /** The same in every text of a value of JSON. */
  withoutIn(value: unknown): unknown {
    if (typeof value === 'string') return this.without(value);
    if (Array.isArray(value)) return value.map((one) => this.withoutIn(one));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, this.withoutIn(one)]),
    );
  }
}

const namesAtOnce = 100;

/** The same for any number of names, some by each: a database takes no longer expression than that of some hundreds. */
export const namingsOf = (people: readonly Forgotten[]): Namings[] => {
  const single = people.flatMap(({ names, instead }) =>
    names.map((name): Forgotten => ({ names: [name], instead })),
  );
  return Array.from(
    { length: Math.ceil(single.length / namesAtOnce) },
    (_, at) => new Namings(single.slice(at * namesAtOnce, (at + 1) * namesAtOnce)),
  );
};
