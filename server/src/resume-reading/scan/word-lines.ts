import { startOfLine, type Word } from './recogniser.ts';
import { median } from '../median.ts';
import { mailHost } from './doubts/usual-hosts.ts';
import { layOut, type Fragment, type LayoutLine } from '../pdf/page-layout.ts';

/** Points of a picture in one of a page, which is as large as A4: 200 an inch. */
const pointsEach = 200 / 72;

/** How high letters are above their line, and how far some hang below it, in sizes of their type. */
const risen = { tall: 0.72, low: 0.52, hanging: 0.21 };
const hangs = /[gjpqyçQ,;()[\]{}|/]/;
const isTall = /[\p{Lu}\d\u00E0-\u00FFbdfhklt@|()[\]/]/u;

/** Less sure than this, a sign without a letter is dirt. */
const leastSure = 0.35;

/** Bullets are taken for quotation marks and such like. */
const bulletLike = /^[«°¢*■●¤»©+]$/u;

/** Signs that « @ » is taken for within an address. */
const atLike =
  /(?<=^[\w.+-]{2,})(?:©|®|Ⓡ|\(@\)|\(@@?|\(Q\)|Q@|@@|@?\(?[æÆ])(?=[\w-]+(?:\.[\w-]+)*\.[A-Za-z]{2,}[.,;]?$)/u;

/** Zeros and ones of numbers that were taken for letters: « O6 39 … ». */
const withDigits = (written: string): string => {
  const text = written.replace(/^[©®Ø](?=\d[\d.-]*$)/, '0');
  return /^(?=.*\d)[+(]?[\dOoIl.)/-]{2,}$/.test(text)
    ? text.replaceAll(/[Oo]/g, '0').replaceAll(/[Il]/g, '1')
    : text;
};

/** A word as it was most likely printed. */
const mended = (text: string): string => withDigits(text).replace(atLike, '@');

const isDirt = ({ text, confidence }: Word): boolean =>
  text.trim() === '' || (confidence < leastSure && !/[\p{L}\d@]/u.test(text));

const sizeOf = ({ text, rect }: Word): number =>
  (rect.bottom - rect.top) /
  ((isTall.test(text) ? risen.tall : risen.low) + (hangs.test(text) ? risen.hanging : 0));

/** Whether print goes on in another column, or in letters of another size: it has a base line of its own there. */
const isApart = (last: Word, word: Word): boolean => {
  const [one, other] = [sizeOf(last), sizeOf(word)];
  const isLettered = [last, word].every(({ text }) => /[\p{L}\d]/u.test(text));
  return (
    word.rect.left - last.rect.right > 2.5 * Math.max(one, other) ||
    (isLettered && Math.max(one, other) > 1.7 * Math.min(one, other))
  );
};

/** The words of a line of print as parts of a page: on one base line, in one size. */
const toFragments = (words: readonly Word[]): Fragment[] => {
  const lettered = words.filter(({ text }) => /[\p{L}\d]/u.test(text));
  const some = lettered.length > 0 ? lettered : words;
  const size = Math.max(4, Math.round(median(some.map(sizeOf)) / pointsEach));
  const base = median(
    some.map(
      ({ text, rect }) => rect.bottom - (hangs.test(text) ? risen.hanging * size * pointsEach : 0),
    ),
  );
  return words.map(({ text, rect }, index) => ({
    // Words were told apart already, however little white is between them.
    text: index === 0 && words.length > 1 && bulletLike.test(text) ? '•' : `${mended(text)} `,
    x: rect.left / pointsEach,
    y: base / pointsEach,
    width: (rect.right - rect.left) / pointsEach,
    size,
  }));
};

/** « 0639 98 12 34 » and « +337 00 88 41 63 » : groups of digits that ran into each other. */
const numbers = /(?<![\d+])(?:\+\s?33\s?|0)[1-9](?:[ .]?\d){8}(?!\d)/g;

/** A pair of zeros that was taken for letters: « 07 00 OO 81 32 ». */
const lettered =
  /(?<![\p{L}\d])(?:\+33 ?[1-9]|0[1-9])(?:[ .]?(?:\d\d|[Oo][\dOo]|\dO)){4}(?![\p{L}\d])/gu;

/** The outline of a telephone before a number looks like one more zero: no number has eleven digits from « 006 » on. */
const afterIcon = /(?<![\d+])0 ?(?=0[1-9](?:[ .]?\d){8}(?! ?\d))/g;

/** « [10639 98 12 34 »: the frame and the edge of an icon right before a number. */
const afterFrame = /(?<=^|\s)[[({|\\][1Il|](?=0[1-9](?:[ .]?\d){8}(?! ?\d))/g;

/** « 0033 6 39 98 12 34 », of whose zeros recognition keeps one: it is no number that begins with 03 3. */
const fromAbroad = /(?<![\d+])00? ?33 ?[1-9](?:[ .]\d\d){4}(?! ?\d)/g;

/** Points, dots and hyphens between pairs of digits that were taken for other signs: « 06‘61'69*00·43 », « 06-26-57—-30-98 ». */
const parted = /(?<![\d+])0[1-9](?:[ .·•*°"'‘’“”,;:~_–—-]{1,3}\d\d){4}(?!\d)/g;

/** White where the « @ » of an address was not seen: nobody writes of these hosts but behind it. */
const lostAt = new RegExp(
  String.raw`(?<=(?:^|[\s:|])[a-z\d][\w.+-]*[\d._-][\w.+-]*[a-z\d]) (?=(?:${mailHost})(?![\w@-]))`,
  'gi',
);

const inPairs = (number: string): string =>
  `0${number.replaceAll(/\D/g, '').slice(-9)}`.replaceAll(/(?<=\d)(?=(?:\d\d)+$)/g, ' ');

/** What stands before an address is an icon where it is a sign by itself; a space after a full stop within one is none. */
const mendedLine = (text: string): string =>
  text
    .replaceAll(lettered, (number) => number.replaceAll(/[Oo]/g, '0'))
    .replaceAll(fromAbroad, inPairs)
    .replaceAll(afterFrame, '')
    .replaceAll(afterIcon, '')
    .replaceAll(parted, (number) =>
      /^\d\d([.-])(?:\d\d\1){3}\d\d$/.test(number) ? number : inPairs(number),
    )
    .replaceAll(lostAt, '@')
    .replaceAll(numbers, inPairs)
    .replaceAll(/(?<=^|\s)[^\p{L}\d\s]\s+(?=[\w.+-]+@)/gu, '')
    .replaceAll(/(?<=^|\s)([a-z\d_-]+\.) (?=[a-z\d._-]*@\w)/g, '$1')
    .replaceAll(/(?<=@[\w.-]+)(?: ?\. ?| )(?=(?:fr|com|net|org|eu)(?!\S))/g, '.')
    .replaceAll(/(?<=@[\w.-]+) ?\. ?(?=(?:fr|com|net|org|eu)\b)/g, '.');

/** What a run of words says, with what recognition confuses mended. */
export const writtenAs = (words: readonly Word[]): string =>
  mendedLine(words.map(({ text }) => mended(text)).join(' '));

/** An address that was broken before its last part. */
const withWholeAddresses = (lines: readonly LayoutLine[]): LayoutLine[] => {
  const whole: LayoutLine[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    if (last && /@[\w.-]+$/.test(last.text) && /^\.[a-z]{2,6}$/.test(line.text))
      whole[whole.length - 1] = { ...last, text: last.text + line.text };
    else whole.push(line);
  }
  return whole;
};

/** What was recognised on a page as its lines, in reading order. */
export const linesOfWords = (found: readonly Word[]): LayoutLine[] => {
  const lines: Word[][] = [];
  for (const word of found) {
    const last = lines.at(-1);
    const before = last?.at(-1);
    const goesOn = (word.flags & startOfLine) === 0 && before && !isApart(before, word);
    if (last && goesOn) last.push(word);
    else lines.push([word]);
  }
  const read = layOut(
    lines.flatMap((line) => {
      const words = line.filter((word) => !isDirt(word));
      return words.length === 0 ? [] : toFragments(words);
    }),
  );
  return withWholeAddresses(read.map((line) => ({ ...line, text: mendedLine(line.text) })));
};
