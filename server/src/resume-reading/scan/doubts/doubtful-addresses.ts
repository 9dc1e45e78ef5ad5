import { isFirstName } from '@tandem/domain/invitations/import/columns/first-names';
import { fold } from '@tandem/matching/text/fold';
import { nameWords } from '../../contact/names.ts';
import { endings } from '../../contact/spaced-address.ts';
import { prepareLines, type WrittenLine } from '../../lines/lines.ts';
import { beforeIcon, knownHosts, otherHosts } from './usual-hosts.ts';
import { additions, isMadeOf, isPartOf, writtenLocal } from './named-address.ts';

/** Of these nobody can tell whether they are themselves, or one of those without its first letter. */
const halfHosts = new Set(['mail.com', 'mail.fr']);
/** Letters that are taken for each other. */
const alike = ['il1tjfd', 'oace0u', 'nmruh', 'gq9y', 'b6h', 's5z', 'vyw', 'ft'];

const isAlike = (one: string, other: string): boolean =>
  alike.some((set) => set.includes(one) && set.includes(other));

/** Whether a word is another but for one letter put in, left out or changed. */
const isNeighbour = (one: string, other: string): boolean => {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest
  );
};

/** With pairs of letters that run into one as that one. */
const runTogether = (word: string): string => word.replaceAll('cl', 'd').replaceAll('rn', 'm');

/** Whether one letter, or two that stand close, was taken for another that looks like it. */
const isMisread = (one: string, other: string): boolean => {
  if (runTogether(one) === runTogether(other)) return true;
  if (one.length !== other.length || !isNeighbour(one, other)) return false;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return isAlike(one[at] ?? '', other[at] ?? '');
};

/** The words that people make of their names in addresses: each, and neighbours put together. */
const madeOf = (name: readonly string[]): string[] => {
  const turned = [...name.slice(1), ...name.slice(0, 1)];
  const runs = [name, turned, name.toReversed()].flatMap((words) =>
    words.flatMap((_, from) =>
      words.slice(from).map((_, count) => words.slice(from, from + count + 1).join('')),
    ),
  );
  const withInitial = name.flatMap((one) =>
    runs.flatMap((run) => [`${run}${one.slice(0, 1)}`, `${one.slice(0, 1)}${run}`]),
  );
  return [...new Set([...runs, ...withInitial])].filter((word) => word.length >= 5);
};

/** What digits are taken for: 1 for l, i or r, 9 for g, 0 for o. */
const digitLike = /^[liroasgqzbt]{1,4}$/;

/** What a digit by itself behind a whole name is taken for: « lucasschneiders » of Lucas Schneider, with a 5. */
const endsInLonelyDigit = (word: string, { name, words }: Made): boolean => {
  const [start, last] = [word.slice(0, -1), word.slice(-1)];
  const isInitial = name.some((one) => one.startsWith(last) && !start.includes(one));
  const isBehindName = words.includes(start) || name.includes(start);
  return isBehindName && /[sbgqzoil]/.test(last) && !isInitial && !name.includes(word);
};

/** « bal3 » of « ba13 »: an l before a digit may be a 1, but where a name ends so, or its l is an initial. */
const endsInStroke = (word: string, name: readonly string[]): boolean =>
  word.endsWith('l') &&
  !name.some((one) => word.endsWith(one) || (word === 'l' && one.startsWith('l')));

/**
 * Whether letters behind a name may be digits: « rousselrgo » of 1190, « linar768 » of 1768. What is the initial of another word of the
 * name is a letter.
 */
const mayEndInDigits = (word: string, made: Made, isBeforeDigits: boolean): boolean => {
  const { name, words } = made;
  if (endsInLonelyDigit(word, made)) return true;
  if (words.includes(word) || name.includes(word)) return false;
  if (isBeforeDigits && endsInStroke(word, name)) return true;
  const start = [...words, ...name]
    .filter((one) => one.length >= 4 && word.startsWith(one))
    .toSorted((one, other) => other.length - one.length)[0];
  const rest = start === undefined ? '' : word.slice(start.length);
  return digitLike.test(rest) && (isBeforeDigits || rest.length > 2);
};

/** Whether the first letters of a word that ends as the name does were misread: « suyenthu » of Nguyen Thu. */
const hasOddStart = (word: string, { name, words }: Made): boolean =>
  [...words, ...name].some((one) => {
    let same = 0;
    while (same < word.length && word.at(-1 - same) === one.at(-1 - same)) same += 1;
    const isStart = same < word.length && same < one.length;
    return isStart && same >= 4 && same >= 0.6 * one.length;
  });

/** What may be compared: of a shorter word too many others are neighbours. */
const leastLength = 5;

/** What addresses may be made of, and whether it was surely read. */
interface Made {
  name: readonly string[];
  words: readonly string[];
  isSure: boolean;
}

/** « idrissndiaye » of Idriss N’Diaye: a letter between two words of the name that no sign is taken for. */
const hasElision = (word: string, name: readonly string[]): boolean =>
  name.some((one) => {
    const rest = word.startsWith(one) ? word.slice(one.length) : '';
    return /^[^ijlrt]/.test(rest) && name.includes(rest.slice(1));
  });

/** The first names that a word may have been misread for: « clemence » of « ciemence ». */
const firstNamesFor = (word: string): string[] =>
  isFirstName(word)
    ? []
    : Array.from(word).flatMap((letter, at) => {
        const others = alike.filter((set) => set.includes(letter)).join('');
        const put = (other: string) => `${word.slice(0, at)}${other}${word.slice(at + 1)}`;
        return Array.from(new Set(others), put).filter(isFirstName);
      });

/** A word of an address as the name has it; null where it is doubtful. */
const asNamed = (word: string, made: Made): string | null => {
  const { name, words, isSure } = made;
  if (word.length < leastLength || words.includes(word) || hasElision(word, name)) return word;
  const [first, ...otherFirst] = isSure && name.length > 0 ? [] : firstNamesFor(word);
  if (first !== undefined)
    return otherFirst.length === 0 && name[0]?.startsWith(first.slice(0, 3)) === true
      ? first
      : null;
  // A letter or two more at either end are of a name with an apostrophe, or of another name.
  const hasMore = (one: string) =>
    one.length >= 4 &&
    word.length <= one.length + 2 &&
    word.includes(one) &&
    // An n or m read twice has an r before it.
    !(word === `r${one}` && /^[mn]/.test(one));
  // But strokes alone may be one letter: « iithevenot » of « lthevenot », and an l the i that a name begins with.
  const begins = (letter: string) => name.some((one) => one.startsWith(letter));
  const isStroke = begins('i') && !begins('l') ? /^[il]{1,2}$/ : /^(?:i|[il]{2})$/;
  const isStroked = (one: string) => isStroke.test(word.replace(one, ''));
  const more = name.filter(hasMore);
  if (more.length > 0) return more.some(isStroked) ? null : word;
  const near = words.filter((one) => isNeighbour(word, one) || isMisread(word, one));
  if (near.length === 0) return hasOddStart(word, made) ? null : word;
  const [only, ...others] = near.filter((one) => isMisread(word, one));
  if (isSure) return only !== undefined && others.length === 0 ? only : null;
  // « Olixetti » was read above: unlike as the letters are, it is the name that was misread.
  return only === undefined && near.every((one) => one.length === word.length) ? word : null;
};

const hostOf = (host: string): string | null => {
  // The end of an address that two looks have in common may stand there twice.
  const lower = host
    .toLowerCase()
    .replace(/\.corn$/, '.com')
    .replace(/(\.[a-z]{2,3})\1$/, '$1');
  if (knownHosts.includes(lower) || otherHosts.includes(lower)) return lower;
  if (halfHosts.has(lower) || /--|-\.|\.-/.test(lower)) return null;
  const near = knownHosts.filter((one) => isNeighbour(lower, one));
  if (near.length > 0) return near.length === 1 ? (near[0] ?? null) : null;
  return new RegExp(`\\.(?:${endings})$`).test(lower) ? host : null;
};

/**
 * A first name whose first letter went with the icon before it: « ea.martin@… » of Léa Martin, « ontact.martin@… »; null where more
 * of it may have gone, or what stood before it.
 */
const withFirst = (word: string, { name, isSure }: Made, isAlone: boolean): string | null => {
  if (word.length < 2 || name.includes(word)) return word;
  const added = [...additions].filter((one) => one.length >= leastLength);
  const whole = [...name, ...added].find((one) => one.slice(1) === word);
  if (whole !== undefined) return isSure && !isAlone ? whole : null;
  return name.some((one) => one.endsWith(word)) ? null : word;
};

/** An address as it was most likely printed; null where it is doubtful. */
const asPrinted = (local: string, host: string, made: Made): string | null => {
  const iconless = beforeIcon(host.toLowerCase());
  // Only what is made of the name was surely read beside one.
  const isSurely = iconless !== null && isMadeOf(`${local}@${iconless}`, made.name);
  const end = isSurely ? iconless : hostOf(host);
  const hasOddCapital = /[a-z]/.test(local) && /[A-Z]/.test(local.slice(1)) && /\d/.test(local);
  if (end === null || local.length < 2 || hasOddCapital) return null;
  // Of its start digits alone are left.
  if (!/[a-z]/i.test(local)) return null;
  const isAlone = !/[a-z][^a-z]+[a-z]/i.test(local);
  const parts = local.split(/([^a-z]+)/i);
  const words = parts.map((part, index) => {
    const word = index === 0 ? withFirst(fold(part), made, isAlone) : fold(part);
    if (word === null || mayEndInDigits(word, made, /^\d/.test(parts[index + 1] ?? '')))
      return null;
    const named = /^[a-z]+$/.test(word) ? asNamed(word, made) : word;
    return named === fold(part) ? part : named;
  });
  return words.includes(null) ? null : `${words.join('')}@${end}`;
};

/** What is known of the addresses on a page by whose resume it is. */
export interface Names {
  /** Gives a text with its addresses as they were most likely printed, and without those that are doubtful. */
  mend: (text: string) => string;
  /** Whether an address is made of the name, so that it was read right. */
  isNamed: (email: string) => boolean;
}

/** « ldrissa »: no name begins with an l before such a letter, and a capital I looks like it. */
const strokeFirst = /^l(?=[bcdfgjkmnpqrstvxz])/;

/** An address with the word before it on its line; the last point of a host may have been taken for a comma. */
const inText =
  /(?:(?<=^|\s)([^\s@]+) )?([^\s@]+) ?@ ?([\w-]+(?:\.[\w-]+)*,(?:fr|com|net|org|eu)\b|[\w-]+(?:\.[\w-]+)+)/g;

/**
 * Mends addresses by the name in large letters on these lines, which were recognised, where one letter was taken for another.
 * A doubtful one is left out: a wrong one costs more than none. `sure`: the words that were surely read, folded.
 */
export const namesIn = (lines: readonly WrittenLine[], sure: ReadonlySet<string>): Names => {
  const read = nameWords(prepareLines(lines));
  const name = read.map((word) => word.replace(strokeFirst, 'i'));
  const isSure = read.every((word, at) => sure.has(word) || sure.has(name[at] ?? ''));
  const made = { name, words: madeOf(name), isSure };
  const mended = (before: string | undefined, token: string, host: string): string => {
    const { label, local } = writtenLocal(token, name);
    const isCut = local === null || (before !== undefined && isPartOf(before, local, name));
    const email = isCut ? null : asPrinted(local, host.replace(',', '.'), made);
    return email === null ? `${token} ${host}` : `${label}${email}`;
  };
  const mend = (text: string): string =>
    text.replaceAll(inText, (_, before: string | undefined, token: string, host: string) => {
      // « |. martin@… »: the stroke is the initial.
      const isParted = before !== undefined && /^[|\\][._]$/.test(before);
      if (isParted) return mended(undefined, `${before}${token}`, host);
      return `${before === undefined ? '' : `${before} `}${mended(before, token, host)}`;
    });
  return { mend, isNamed: (email) => isMadeOf(email, name) };
};
