import { isFirstName } from '../invitations/import/columns/first-names.ts';
import { anyOf, unitsOf } from '../search/letters.ts';
import { wordsOf, type Name } from './person-names.ts';

/** Somebody who is to be forgotten in what others write. */
export interface Forgotten {
  /** How they are called. */
  names: readonly Name[];
  /** What stands there instead. */
  instead: string;
}

const marks = String.raw`[\u0300-\u036f]*`;

/** A database finds more, such as « DARC, Zoé »: whoever is called so stays. */
const anySign = '[^a-zA-Z0-9]';
const blanks = String.raw` \u00a0\u202f`;
const hyphens = String.raw`\-\u2010\u2011`;

/** What parts the words of a name. A line end does not, nor a full stop with a blank behind it: « Vu Marie. Petit bémol ». */
const joint = String.raw`[${blanks}${hyphens}'’‘ʼ´\x60_.]`;

/** Its words may be joined, or parted by an apostrophe, a hyphen or a blank: « d’Arc », « Darc », « Jean Pierre ». */
const spellings = (name: string, parting: string): string =>
  wordsOf(name)
    .map((word) => unitsOf(word).join(marks) + marks)
    .join(parting);

/** What is longer is no name; an expression of it would be more than a database takes. */
const longest = 160;

const isSought = (name: Name): boolean =>
  name.join('').length <= longest && name.every((side) => wordsOf(side).length > 0);

const roughNaming = (names: readonly Name[]): string => {
  const orders = names.flatMap((name) => {
    const [first, last] = name.map((side) => spellings(side, `${anySign}{0,2}`));
    return [`${first}${anySign}{1,3}${last}`, `${last}${anySign}{1,3}${first}`];
  });
  return [...new Set(orders)].join('|');
};

const longestWord = (name: Name): string =>
  name.flatMap(wordsOf).reduce((best, word) => (word.length > best.length ? word : best), '');

const exactNaming = (name: Name): RegExp => {
  const [first, last] = name.map((side) => spellings(side, `${joint}?`));
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}\p{M}])(?:(${first})(${joint})(${last})|(${last})(${joint})(${first}))(?![\p{L}\p{N}\p{M}])`,
    'giu',
  );
};

interface Found {
  first: string;
  sign: string;
  last: string;
  /** The family name stands first. */
  isTurned: boolean;
  before: string;
  after: string;
}

/** Streets, schools and foundations are called after people: « lycée professionnel Jean Moulin », « rue du Docteur Jean Petit ». */
const places =
  'rue|avenue|av\\.|boulevard|bd|all[ée]e|impasse|quai|square|place|cours|chemin|route|esplanade|pont|parc|gare|lyc[ée]e|coll[èe]ge|[ée]cole|universit[ée]|campus|cfa|iut|institut|gymnase|stade|h[ôo]pital|clinique|chu|r[ée]sidence|espace|salle|amphi|amphith[ée][âa]tre|fondation|prix|centre|maison';
const between =
  'd[eu]s?|la|le|et|dr|docteur|pr|professeur|pr[ée]sident|mar[ée]chal|colonel|commandant|capitaine|abb[ée]|sainte?|g[ée]n[ée]rale?|professionnel|polyvalent|technique|technologique|agricole|h[ôo]telier|priv[ée]|public|municipale?|r[ée]gionale?|universitaire';
const calledAfter = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:${places})(?:\s+(?:${between})){0,4}\s+$`,
  'iu',
);

/** What stands before a name is looked at so far. */
const farthest = 120;

const hyphenBefore = new RegExp(String.raw`[\p{L}\p{N}][${hyphens}]$`, 'u');
const hyphenAfter = new RegExp(String.raw`^[${hyphens}][\p{L}\p{N}]`, 'u');
const hyphen = new RegExp(`[${hyphens}]`, 'u');
const wordBefore = new RegExp(String.raw`([\p{L}\p{M}]+)[${blanks}_.]$`, 'u');
const wordAfter = new RegExp(String.raw`^([${blanks}_.])([\p{L}\p{M}]+)`, 'u');

/** « Jean-Paul Martin », « Paul Martin-Dupont », « Anne Marie Petit » and « Paul Martin Dupont » are others. */
const isOfLongerName = ({ before, after, isTurned }: Found): boolean => {
  if (hyphenBefore.test(before) || hyphenAfter.test(after)) return true;
  if (isFirstName(wordBefore.exec(before)?.[1] ?? '')) return true;
  const [, sign = '', next = ''] = wordAfter.exec(after) ?? [];
  return isFirstName(next) || (!isTurned && !/[_.]/.test(sign) && /^\p{Lu}\p{L}/u.test(next));
};

/** An address is whoever’s it is. */
const isOfAddress = ({ before, after }: Found): boolean =>
  /@[\p{L}\p{N}._-]*$/u.test(before) || /^[\p{L}\p{N}._+-]*@/u.test(after);

const isCapital = (side: string): boolean => /(?<![\p{L}\p{M}])[\p{Lu}\p{Lt}\p{Lo}]/u.test(side);

/** « page blanche » is nobody’s, and « Petit Marie » may end one sentence and begin another; names of files are written small, too. */
const isSpelledAsName = ({ first, sign, last, isTurned }: Found): boolean => {
  const isFileName = /[_.]/.test(sign) && first + last === (first + last).toLowerCase();
  if (!isFileName && !(isCapital(first) && isCapital(last))) return false;
  if (hyphen.test(sign) && isFirstName(last)) return false;
  if (!isTurned || sign === '_') return true;
  return last === last.toUpperCase();
};

const isFullName = (found: Found): boolean =>
  isSpelledAsName(found) &&
  !isOfLongerName(found) &&
  !isOfAddress(found) &&
  !calledAfter.test(found.before);

const everybody = (): boolean => true;

const withoutOne = (text: string, naming: RegExp, instead: string): string =>
  text.replace(naming, (whole: string, ...told: (string | number | undefined)[]) => {
    const [first, sign, last, turnedLast, turnedSign, turnedFirst, at] = told;
    const from = Number(at);
    const found = {
      first: String(first ?? turnedFirst),
      sign: String(sign ?? turnedSign),
      last: String(last ?? turnedLast),
      isTurned: first === undefined,
      before: text.slice(Math.max(0, from - farthest), from),
      after: text.slice(from + whole.length),
    };
    return isFullName(found) ? instead : whole;
  });

/**
 * Finds the full names of people in texts, however they are spelled: accents, apostrophes, hyphens and blanks do not count.
 * What may be a word, a place or part of another’s name is left: texts that are destroyed do not come back.
 */
export class Namings<One extends Forgotten = Forgotten> {
  readonly people: readonly One[];
  readonly #found: readonly (readonly [RegExp, One])[];
  /**
   * Expressions, of PostgreSQL as of JavaScript, without regard to case, that both find every text, JSON too, in which one of
   * the names may stand: they ask for no whole words, the first one of a name for its longest word alone. Null where there are
   * no names.
   */
  readonly rough: readonly [string, string] | null;

  constructor(people: readonly One[]) {
    const sought = people.flatMap((one) =>
      one.names.filter(isSought).map((name) => [name, one] as const),
    );
    this.people = people;
    this.#found = sought.map(([name, one]) => [exactNaming(name), one]);
    const names = sought.map(([name]) => name);
    const words = names.map((name) => unitsOf(longestWord(name)).map((unit) => unit + marks));
    this.rough = names.length === 0 ? null : [anyOf(words), roughNaming(names)];
  }

  /** Whether one of the names stands there in whatever case, as part of a longer one too: « Pierre Fabre Médicament ». */
  isIn(text: string): boolean {
    return this.#found.some(([naming]) => text.search(naming) >= 0);
  }

  /** The text with what stands there instead of the names of those whom it may be about. */
  without(text: string, mayBe: (one: One) => boolean = everybody): string {
    return this.#found.reduce(
      (left, [naming, one]) => (mayBe(one) ? withoutOne(left, naming, one.instead) : left),
      text,
    );
  }

  /** The same in every text of a value of JSON. */
  withoutIn(value: unknown, mayBe: (one: One) => boolean = everybody): unknown {
    if (typeof value === 'string') return this.without(value, mayBe);
    if (Array.isArray(value)) return value.map((item) => this.withoutIn(item, mayBe));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, this.withoutIn(item, mayBe)]),
    );
  }
}

const namesAtOnce = 100;

/** The same for any number of names, some by each: a database takes no longer expression than that of some hundreds. */
export const namingsOf = <One extends Forgotten>(people: readonly One[]): Namings<One>[] => {
  const single = people.flatMap((one) => one.names.map((name): One => ({ ...one, names: [name] })));
  return Array.from(
    { length: Math.ceil(single.length / namesAtOnce) },
    (_, at) => new Namings(single.slice(at * namesAtOnce, (at + 1) * namesAtOnce)),
  );
};
