import { unitsOf } from './letters.ts';

const written = (text: string): string => unitsOf(text).join('');

/** How one sound is written in names, in the order in which a word is taken apart: the longest first. */
const alike: readonly (readonly string[])[] = [
  ['eau', 'au', 'o'],
  ['ai', 'ei', 'ay', 'ey', 'e'],
  ['ou', 'oo', 'u', 'w'],
  ['ph', 'f'],
  ['qu', 'ck', 'ch', 'c', 'k', 'q'],
  ['sc', 'c', 's', 'z'],
  ['y', 'i'],
  ['m', 'n'],
  ['g', 'j'],
];

const waysOf = new Map<string, Set<string>>();
for (const ways of alike)
  for (const way of ways) {
    const known = waysOf.get(way) ?? new Set();
    for (const other of ways) known.add(other);
    waysOf.set(way, known);
  }

const longestFirst = [...waysOf.keys()].toSorted((one, other) => other.length - one.length);
const parts = new RegExp(`${longestFirst.join('|')}|.`, 'gu');

/** A folded word as it may be written by somebody who has only heard it: « fontene » for « Fontaine », « filipe » for « Philippe ». */
export const bySound = (word: string): string =>
  (word.replaceAll(/(\p{L})\1+/gu, '$1').match(parts) ?? [])
    // What is not heard may stand, or not.
    .map((part) => {
      if (part === 'h') return `(?:${written('h')})?`;
      const ways = [...(waysOf.get(part) ?? [part])].toSorted(
        (one, other) => other.length - one.length,
      );
      const single = `(?:${ways.map(written).join('|')})`;
      return /^[bcdfgklmnpqrstvz]|^ph$/.test(part) ? `${single}{1,2}h?` : single;
    })
    .join('');
