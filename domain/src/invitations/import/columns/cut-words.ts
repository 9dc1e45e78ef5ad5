import { importFields } from '../fields.ts';
import { emptyWords, wordsOf } from './header-words.ts';

const fewestLetters = 4;

let own: readonly string[] | undefined;

/** All words that a title says of somebody's own name, address, number or home. */
const ownWords = (): readonly string[] =>
  (own ??= [
    ...emptyWords,
    ...importFields.candidates
      .filter((field) => field.own)
      .flatMap(({ headers, words = [] }) => [...headers, ...words].flatMap(wordsOf)),
  ]);

const beginnings = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

/** What the words of a set begin with, two letters short of them at least, and nothing that one's own words begin with. */
const beginningsOf = (words: ReadonlySet<string>): ReadonlySet<string> => {
  const kept = beginnings.get(words);
  if (kept) return kept;
  const cut = [...words].flatMap((word) =>
    Array.from({ length: Math.max(0, word.length - 1 - fewestLetters) }, (_, at) =>
      word.slice(0, fewestLetters + at),
    ),
  );
  const found = new Set(cut.filter((part) => !ownWords().some((word) => word.startsWith(part))));
  beginnings.set(words, found);
  return found;
};

/** Whether a word of a title is one of these, cut short: « étab » for « établissement ». */
export const isCutShort = (word: string, words: ReadonlySet<string>): boolean =>
  word.length >= fewestLetters && beginningsOf(words).has(word);
