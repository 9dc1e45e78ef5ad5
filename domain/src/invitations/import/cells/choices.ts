import { fold, oneLine, sameWord } from '../fold.ts';

/** A programme or a session that there is. */
export interface Choice {
  id: number;
  name: string;
}

const small = new Set([
  'de',
  'du',
  'des',
  'la',
  'le',
  'les',
  'l',
  'd',
  'et',
  'en',
  'a',
  'au',
  'aux',
  'pour',
]);

/** « M.C.O. » is one word. */
const withoutDots = (text: string): string =>
  text.replaceAll(/(?<!\p{L})(?:\p{L}\.){2,}/gu, (letters) => letters.replaceAll('.', ''));

const wordsOf = (text: string): string[] =>
  fold(withoutDots(text))
    .split(' ')
    // « MCO1 » and « MCO1A » are groups of it.
    .map((word) => word.replace(/^(\p{L}{3,})\d\p{L}?$/u, '$1'))
    .filter((word) => word !== '' && !small.has(word) && !/^\d$/.test(word));

/** « compta » is « comptabilité », « négociations » is « négociation ». */
const isSpelledAlike = (whole: string, word: string): boolean =>
  sameWord(whole, word) ||
  whole.replace(/s$/, '') === word.replace(/s$/, '') ||
  (word.length >= 3 && whole.length >= word.length + 2 && whole.startsWith(word));

/** Spelling is forgiven to words; a number is no other. */
const isSame = (whole: string, word: string): boolean =>
  whole === word || (!/\d/.test(word) && isSpelledAlike(whole, word));

/** Whether a word is made of what some words begin with, some of them whole: « GPME » is « gestion PME ». */
const isSpelledBy = (word: string, words: readonly string[]): boolean => {
  const [first, ...rest] = words;
  if (first === undefined) return word === '';
  return [first, first.charAt(0)].some(
    (start) => word.startsWith(start) && isSpelledBy(word.slice(start.length), rest),
  );
};

/** How many of some words from which on spell a word; null where none do. */
const spelledIn = (
  word: string,
  words: readonly string[],
): [from: number, count: number] | null => {
  if (word.length < 2) return null;
  for (const [from] of words.entries())
    for (let count = Math.min(word.length, words.length - from); count > 0; count -= 1)
      if (isSpelledBy(word, words.slice(from, from + count))) return [from, count];
  return null;
};

/**
 * « BTS MCO » is « BTS Management commercial opérationnel »: a word of a text may be the initials of what follows. How many
 * words of the longer say more than that; null where the shorter is not short for it.
 */
const leftOf = (short: readonly string[], long: readonly string[]): number | null => {
  const left = [...long];
  for (const word of short) {
    const at = left.findIndex((one) => isSame(one, word));
    if (at >= 0) left.splice(at, 1);
    else {
      const spelled = spelledIn(word, left);
      if (spelled === null) return null;
      left.splice(...spelled);
    }
  }
  return left.length;
};

const isShortFor = (short: readonly string[], long: readonly string[]): boolean =>
  leftOf(short, long) !== null;

const years = (text: string): string | null => {
  const found = /(20\d\d)\s*[-/–]\s*(?:20)?(\d\d)\b/.exec(text);
  if (found) return `${found[1]}-${found[2]}`;
  const [, first, second] = /(?:^|\s)(\d\d)\s?[-/–]\s?(\d\d)$/.exec(text.trim()) ?? [];
  if (first !== undefined && Number(second) === Number(first) + 1) return `20${first}-${second}`;
  return yearsOfMonth(fold(text));
};

const months =
  'janvier janv fevrier fevr mars avril avr mai juin juillet juil aout septembre sept octobre oct novembre nov decembre dec';
const monthNumbers = new Map(
  [1, 1, 2, 2, 3, 4, 4, 5, 6, 7, 7, 8, 9, 9, 10, 10, 11, 11, 12, 12].map(
    (month, at) => [months.split(' ')[at] ?? '', month] as const,
  ),
);

/** « Septembre 2026 », « 01/09/2026 » and « rentrée 2026 » are of 2026-2027; a year begins in August. */
const yearsOfMonth = (text: string): string | null => {
  const named = text.split(' ').flatMap((word) => monthNumbers.get(word) ?? [])[0];
  // « sept-26 », as spreadsheets write it.
  const short = named === undefined ? undefined : /\p{L} (\d\d)$/u.exec(text)?.[1];
  const year = /\b20\d\d\b/.exec(text)?.[0] ?? (short === undefined ? undefined : `20${short}`);
  if (year === undefined) return null;
  const counted =
    /\b(?:\d{1,2} )?(\d{1,2}) 20\d\d\b/.exec(text)?.[1] ?? /\b20\d\d (\d\d)\b/.exec(text)?.[1];
  const month = named ?? (counted === undefined ? undefined : Number(counted));
  if (month === undefined && !text.split(' ').includes('rentree')) return null;
  const begins = Number(year) - ((month ?? 9) < 8 ? 1 : 0);
  return `${begins}-${String(begins + 1).slice(2)}`;
};

/** What kind of diploma it is. */
const levels = new Set(
  'bts btsa but dut cap bac bp tp titre pro professionnel professionnelle bachelor licence master mastere mba deust cqp'.split(
    ' ',
  ),
);

/** Whether a text says what kind of diploma it is, and not of what: « BTS », « Titre professionnel ». */
export const isLevel = (text: string): boolean => {
  const words = wordsOf(text);
  return words.length > 0 && words.every((word) => levels.has(word));
};

/** What lists call themselves beside what they are of. */
const ofLists =
  /^(?:listes?|candidats?|candidates?|apprenants?|apprentie?s?|etudiante?s?|eleves?|inscrite?s?|inscriptions?|admis|stagiaires?|formations?|niveau|fichier|suivi|tous|toutes|nos|cfa|feuil\p{L}*|sheet)$/u;

/** Whether a title names a diploma and of what, known or not: « Inscrits CAP Boulanger », and not « Liste des BTS ». */
export const saysDiploma = (text: string): boolean => {
  const words = wordsOf(text);
  const isPlain = (word: string) =>
    !levels.has(word) && !ofYear.test(word) && !ofLists.test(word) && !/\d/.test(word);
  return (
    /\b(?:bts|btsa|dut|cap|bac pro|bp|tp|titre pro\p{L}*|bachelor|licence|master|mastere|mba|deust|cqp)\b/u.test(
      fold(text),
    ) && words.some(isPlain)
  );
};

/** « MCO 2026 », « MCO 1ère année » and « MCO en alternance » are the programme, in some year and way. */
const ofYear =
  /^(?:20\d\d|2[4-9]|3\d|\d(?:a|an|e|er|re|ere|eme|nd|nde)|ans?|annees?|rentree|promo|promotion|g\d{1,2}|gr\d?|groupe|classe|alternance|alternants?|apprentissage)$/;

/** « – 12 places » behind it counts who may come, « (https://…) » is where a program keeps it. */
const besideName =
  /[(–—:-]\s*\d{1,3}\s+(?:places?|candidats?|apprenants?|inscrite?s?|admis|[ée]l[èe]ves?|[ée]tudiants?|personnes?)\s*\)?\s*$|\(https?:[^\s()]{1,300}\)/giu;

/** From 0 to 1: how much a text of a file is the name of a choice. */
const likeness = (text: string, name: string): number => {
  const [one, other] = [fold(text), fold(name)];
  if (one === other) return 1;
  const [mine, theirs] = [years(text), years(name)];
  if (mine !== null && theirs !== null) return mine === theirs ? 0.95 : 0;
  const nameWords = wordsOf(name);
  const words = wordsOf(text).filter((word) => !ofYear.test(word) || nameWords.includes(word));
  if (words.length === 0 || nameWords.length === 0) return 0;
  if (words.join('') === nameWords.join('')) return 0.98;
  // « BTS » is short for each of them, and for none more than for another.
  if (isLevel(words.join(' '))) return isShortFor(words, nameWords) ? 0.3 : 0;
  if (isShortFor(words, nameWords))
    return 0.6 + (0.3 * words.length) / Math.max(words.length, nameWords.length);
  if (isShortFor(nameWords, words))
    return 0.6 + (0.3 * nameWords.length) / Math.max(words.length, nameWords.length);
  // « Management commercial opérationnel » does not say that it is a BTS; « Garage Vente » is not the title « Vente ».
  const bare = nameWords.filter((word) => !levels.has(word));
  if (bare.length === 0 || words.some((word) => levels.has(word))) return 0;
  const left = leftOf(bare, words);
  return left !== null && (left === 0 || bare.length > 1) ? 0.5 : 0;
};

/** The one choice that a text names; null where none does, or two do equally. */
export const choiceNamed = (text: string, choices: readonly Choice[]): Choice | null => {
  if (text.trim() === '') return null;
  const bare = text.replaceAll(besideName, '');
  const ranked = choices
    .map((choice) => ({ choice, score: likeness(bare, choice.name) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  const [best, second] = ranked;
  if (!best || (second && second.score === best.score)) return null;
  return best.choice;
};

/** « BTS SAM » above « Amiens »: what a wish says below its programme, and that is no part of its name. */
export const linesBelow = (
  wish: string,
  idOf: (text: string) => number | null,
  choices: readonly Choice[],
): string => {
  const [first = '', ...below] = wish.split(/[\r\n]+/);
  const known = below.length === 0 ? null : idOf(first);
  if (known === null || known !== idOf(wish)) return '';
  const words = fold(choices.find(({ id }) => id === known)?.name ?? '').split(' ');
  const said = below.filter(
    (line) =>
      !fold(line)
        .split(' ')
        .every((word) => words.includes(word)),
  );
  return oneLine(said.join(', '));
};
