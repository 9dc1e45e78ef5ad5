/** What people type for a letter stands for all of these. */
const letters: Readonly<Record<string, string>> = {
  a: 'aàâäáãå',
  c: 'cç',
  e: 'eéèêë',
  i: 'iîïíì',
  n: 'nñ',
  o: 'oôöóòõø',
  u: 'uùûüú',
  y: 'yÿý',
};

const pairs: Readonly<Record<string, string>> = { ae: 'æ', oe: 'œ' };

const unitOf = (letter: string): string => {
  const others = letters[letter];
  return others === undefined ? letter.replace(/[^\p{L}\p{N}]/u, String.raw`\$&`) : `[${others}]`;
};

/** What each letter of a word may be, two of them together where they may be one: « oe ». */
const unitsOf = (word: string): string[] =>
  (word.match(/ae|oe|./gu) ?? []).map((part) => {
    const one = pairs[part];
    const plain = part.replaceAll(/./gu, unitOf);
    return one === undefined ? plain : `(?:${plain}|${one})`;
  });

/** Shorter words are one mistake away from too many others. */
const forgivenFrom = 4;

/** The word with one letter wrong, left out, too many, or two that changed places (Damerau's mistakes). */
const withOneMistake = (units: readonly string[]): string[] => {
  const but = (at: number, count: number, ...instead: string[]) =>
    [...units.slice(0, at), ...instead, ...units.slice(at + count)].join('');
  return units.flatMap((unit, at) => {
    const next = units[at + 1];
    return [
      but(at, 1, '.'),
      but(at, 1),
      ...(at > 0 ? [but(at, 0, '.')] : []),
      ...(next === undefined ? [] : [but(at, 2, next, unit)]),
    ];
  });
};

const mostWords = 8;
const longestWord = 60;

const parting = String.raw`[\s.\-/()]*`;

/** A telephone number, or how one begins: + or 0 and three digits or more, however they are parted. */
const number = new RegExp(String.raw`(?<!\d)[+0](?:${parting}\d){3,}`, 'g');

/** A number as it is stored: without the prefix of France, and without the zero that stands for it. */
const storedNumber = (typed: string): string => {
  const digits = typed.replaceAll(/\D/g, '');
  if (/^\s*(\+|00)33/.test(typed)) return digits.replace(/^(00)?330?/, '');
  return digits.replace(/^00?(?=\d{3})/, '');
};

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');

/** What was typed, as patterns; a text is found where each of them is. None where nothing was typed. */
const patternsOf = (typed: string, forgiving: boolean): RegExp[] => {
  const text = fold(typed);
  const numbers = (text.match(number) ?? []).map((typedNumber) =>
    storedNumber(typedNumber).split('').join(parting),
  );
  const words = text
    .replaceAll(number, ' ')
    .split(/\s+/)
    .flatMap((word) =>
      // An address is looked for as it stands.
      word.includes('@') ? [word] : word.split(/[^\p{L}\p{N}]+/u),
    )
    .filter((word) => word !== '')
    .map((word) => word.slice(0, longestWord));
  const wordPatterns = words.map((word) => {
    const units = unitsOf(word);
    const isForgiven = forgiving && units.length >= forgivenFrom && /^\p{L}+$/u.test(word);
    return isForgiven ? withOneMistake(units).join('|') : units.join('');
  });
  return [...new Set([...numbers, ...wordPatterns])]
    .slice(0, mostWords)
    .map((pattern) => new RegExp(pattern, 'i'));
};

/** How near the beginning of the texts what was typed is found: whose name begins so comes first. */
const byPlace = (texts: readonly string[], patterns: readonly RegExp[]) => {
  const placeOf = (text: string) =>
    patterns.reduce((sum, pattern) => sum + text.search(pattern), 0);
  return (found: readonly number[]): number[] =>
    found
      .map((index) => ({ index, text: texts[index] ?? '' }))
      .map(({ index, text }) => ({ index, text, place: placeOf(text) }))
      .toSorted((one, other) => one.place - other.place || (one.text < other.text ? -1 : 1))
      .map(({ index }) => index);
};

export interface FoundTexts {
  /** Which of the texts, in their order. */
  found: number[];
  /** None was found as it was typed: a mistake a word is forgiven. */
  forgiving: boolean;
  /** The same, those first in which the words stand nearest to the beginning; else by the alphabet. */
  nearest: () => number[];
}

/**
 * The texts in which all words are that were typed, in any order. Accents and case do not count, telephone numbers may be
 * parted as one likes. Where there are none, one mistake is forgiven in each word of four letters or more. Null: nothing
 * was typed.
 */
export const searchTexts = (texts: readonly string[], typed: string): FoundTexts | null => {
  const search = (forgiving: boolean): FoundTexts | null => {
    const patterns = patternsOf(typed, forgiving);
    if (patterns.length === 0) return null;
    const found = [...texts.keys()].filter((index) =>
      patterns.every((pattern) => pattern.test(texts[index] ?? '')),
    );
    return { found, forgiving, nearest: () => byPlace(texts, patterns)(found) };
  };
  const exact = search(false);
  if (exact === null || exact.found.length > 0) return exact;
  const forgiven = search(true);
  return forgiven !== null && forgiven.found.length > 0 ? forgiven : exact;
};
