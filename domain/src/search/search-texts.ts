import { anyOf, fold, unitsOf } from './letters.ts';
import { bySound } from './sounds.ts';

/** Shorter words are one mistake away from too many others. */
const forgivenFrom = 4;
const swappedFrom = 3;

/** « Zeo » is Zoé; any other mistake makes three letters anybody's. */
const withNeighboursSwapped = (units: readonly string[]): string[][] => [
  [...units],
  ...units.slice(1).map((unit, at) => units.toSpliced(at, 2, unit, units[at] ?? '')),
];

/** The word with one letter wrong, left out, too many, or two that changed places (Damerau's mistakes). */
const withOneMistake = (units: readonly string[]): string[][] => [
  ...withNeighboursSwapped(units),
  ...units.flatMap((_, at) => [
    units.toSpliced(at, 1, '.'),
    units.toSpliced(at, 1),
    units.toSpliced(at + 1, 0, '.'),
  ]),
];

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

/** « St Étienne » is written both ways. */
const shortened = new Map(
  ['st', 'ste'].flatMap((short) => {
    const whole = short.replace('t', 'aint');
    const either = String.raw`(?:${whole}|(?<=^|[\s\-'’/(])${short}(?=\.?[\s-]))`;
    return [
      [whole, either],
      [short, either.replace(whole, `${whole}|${short}`)],
    ] as const;
  }),
);

/** Words that say what somebody is and not who, and small ones between others: left aside where nobody has them. */
const generic = new Set(
  'm mr mme mlle monsieur madame mademoiselle sarl sas sasu sa eurl sci ets societe entreprise tel telephone mail de du des d la le les l et a au aux'.split(
    ' ',
  ),
);

interface Leniency {
  /** One mistake a word, and an address by its words. */
  forgiving: boolean;
  /** Without the words that say what somebody is. */
  bare: boolean;
  /** Besides, what sounds alike: « fontene » for « Fontaine ». */
  heard?: true;
}

/** What was typed, as patterns; a text is found where each of them is. None where nothing was typed. */
const patternsOf = (typed: string, { forgiving, bare, heard }: Leniency): RegExp[] => {
  const text = fold(typed);
  const numbers = (text.match(number) ?? []).map((typedNumber) =>
    storedNumber(typedNumber).split('').join(parting),
  );
  const words = text
    .replaceAll(number, ' ')
    .split(/\s+/)
    .flatMap((word) =>
      // An address is looked for as it stands.
      word.includes('@') && !forgiving ? [word] : wordsOf(word),
    )
    .filter((word) => !(bare && generic.has(word)))
    .map((word) => word.slice(0, longestWord));
  const wordPatterns = words.map((word) => {
    const either = shortened.get(word);
    if (either !== undefined) return either;
    const units = unitsOf(word);
    if (!forgiving || units.length < swappedFrom || !/^\p{L}+$/u.test(word)) return units.join('');
    if (units.length < forgivenFrom) return anyOf(withNeighboursSwapped(units));
    const mistaken = anyOf(withOneMistake(units));
    return heard ? `(?:${mistaken}|${bySound(word)})` : mistaken;
  });
  return [...new Set([...numbers, ...wordPatterns])]
    .slice(0, mostWords)
    .map((pattern) => new RegExp(pattern, 'i'));
};

/** With the signs that make another word of a single letter: « C++ », « C# ». */
const wordsOf = (text: string): string[] => text.match(/\p{L}[+#]+(?!\p{L})|[\p{L}\p{N}]+/gu) ?? [];

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

/** From what was typed as it stands to what is forgiven of it. */
const leniencies = (typed: string): Leniency[] => {
  const bares = wordsOf(fold(typed)).some((word) => generic.has(word)) ? [false, true] : [false];
  const plain = [false, true].flatMap((forgiving) => bares.map((bare) => ({ forgiving, bare })));
  return [...plain, { forgiving: true, bare: bares.length > 1, heard: true }];
};

/** Of what was typed, which words are in each text of some lists: a bit each, all of them together `all`. */
export interface SaidInLists {
  said: number[][];
  all: number;
}

/**
 * The same for what stands in two lists or more together, such as matches: from what was typed as it stands to what is forgiven,
 * until whoever asks has found somebody. Nothing where nothing was typed.
 */
export function* searchLists(
  lists: readonly (readonly string[])[],
  typed: string,
): Generator<SaidInLists> {
  let last: { sources: string[]; said: number[][] } = { sources: [], said: [] };
  for (const leniency of leniencies(typed)) {
    const patterns = patternsOf(typed, leniency);
    if (patterns.length === 0) continue;
    const sources = patterns.map(({ source }) => source);
    const places = sources.map((source) => last.sources.indexOf(source));
    const bitsOf = (text: string): number =>
      patterns.reduce((bits, pattern, at) => (pattern.test(text) ? bits | (1 << at) : bits), 0);
    // What is left of the words that were just looked for is not looked for again.
    const left = (bits: number): number =>
      bits === 0
        ? 0
        : places.reduce((sum, place, at) => ((bits >> place) & 1 ? sum | (1 << at) : sum), 0);
    const said = places.includes(-1)
      ? lists.map((texts) => texts.map(bitsOf))
      : last.said.map((all) => all.map(left));
    last = { sources, said };
    yield { said, all: 2 ** patterns.length - 1 };
  }
}

/**
 * The texts in which all words are that were typed, in any order. Accents and case do not count, telephone numbers may be
 * parted as one likes. Where there are none, « Mme », « SARL » and « de la » count no more, then one mistake is forgiven in each word of
 * four letters or more, two letters that changed places in one of three; at last what sounds alike. Null: nothing was typed.
 */
export const searchTexts = (texts: readonly string[], typed: string): FoundTexts | null => {
  const search = (leniency: Leniency): FoundTexts | null => {
    const patterns = patternsOf(typed, leniency);
    if (patterns.length === 0) return null;
    const found = [...texts.keys()].filter((index) =>
      patterns.every((pattern) => pattern.test(texts[index] ?? '')),
    );
    const { forgiving } = leniency;
    return { found, forgiving, nearest: () => byPlace(texts, patterns)(found) };
  };
  const [asTyped = { forgiving: false, bare: false }, ...lenient] = leniencies(typed);
  const exact = search(asTyped);
  if (exact === null || exact.found.length > 0) return exact;
  for (const leniency of lenient) {
    const found = search(leniency);
    if (found !== null && found.found.length > 0) return found;
  }
  return exact;
};
