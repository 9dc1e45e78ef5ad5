import { fold } from '@tandem/matching/text/fold';

/** Months since year 0, so that moments compare as numbers. */
export type Moment = number;

export const momentOf = (date: Date): Moment => date.getFullYear() * 12 + date.getMonth();

export interface Period {
  start: Moment;
  end: Moment;
  /** « depuis 2024 », « 2024 – aujourd’hui ». */
  isOpen: boolean;
  /** Where in the text the dates stand. */
  from: number;
  to: number;
}

/** By their first letters, without accents; the longer before the shorter that starts like it. */
const months: readonly (readonly [prefix: string, month: number])[] = [
  ['janv', 0],
  ['jan', 0],
  ['fevr', 1],
  ['fev', 1],
  ['feb', 1],
  ['mars', 2],
  ['mar', 2],
  ['avr', 3],
  ['apr', 3],
  ['mai', 4],
  ['may', 4],
  ['juin', 5],
  ['june', 5],
  ['jun', 5],
  ['juil', 6],
  ['july', 6],
  ['jul', 6],
  ['aout', 7],
  ['aug', 7],
  ['sept', 8],
  ['sep', 8],
  ['oct', 9],
  ['nov', 10],
  ['dec', 11],
  ['ete', 7],
  ['automne', 10],
  ['hiver', 1],
  ['printemps', 4],
];

const monthOf = (word: string): number | null =>
  months.find(([prefix]) => word.startsWith(prefix))?.[1] ?? null;

/** Whether a text is a month, whatever signs stand around it. */
export const isMonth = (text: string): boolean =>
  monthOf(fold(text).replace(/[^a-z]/g, '')) !== null;

/** Diplomas are given in summer: a year without month ends in July. */
const endOfStudies = 6;

const aYear =
  /(?<![\d.,])(?:(?:\d{1,2}[/.-])?(\d{1,2})[/.-]|([a-z]{3,9})\.? )?((?:19|20)\d\d)(?!\d|[.,]\d|\s?(?:€|euros|h\b|%))/g;

const stillGoing =
  /^\W{0,4}(?:a )?(?:aujourd'?hui|auj\b|ce jour|present|actuel|maintenant|en cours|now|today|current)/;
const sinceThen =
  /(?:depuis|since|a partir d[eu]|des|a compter de)(?: (?:le|la|l'|rentree(?: de)?))?\s*$/;
const between = /^(?:\s|[-–—/→➔➜>»]|a|au|et|to|jusqu'en){0,6}$/;

interface Dated {
  year: number;
  month: number | null;
  from: number;
  to: number;
}

const datesIn = (key: string): Dated[] =>
  Array.from(key.matchAll(aYear), (match) => {
    const [whole, digits, word, year] = match;
    const named = word === undefined ? null : monthOf(word);
    const numbered = digits === undefined ? null : Number(digits) - 1;
    const month = named ?? (numbered !== null && numbered < 12 ? numbered : null);
    const to = match.index + whole.length;
    // A word that is no month stands before the date: « obtenu 2024 ».
    const from = word !== undefined && named === null ? to - 4 : match.index;
    return { year: Number(year), month, from, to };
  });

/** The first period that a folded text tells; null without a year. */
export const readPeriod = (key: string): Period | null => {
  const [first, second] = datesIn(key);
  if (!first) return null;
  const start = first.year * 12 + (first.month ?? 0);
  const isOpen = sinceThen.test(key.slice(0, first.from)) || stillGoing.test(key.slice(first.to));
  const isRange = second !== undefined && between.test(key.slice(first.to, second.from));
  const short = /^\s?[-–—/→➔➜>]\s?(\d\d)(?!\d|[/.-]\d)/.exec(key.slice(first.to));
  if (isRange)
    return {
      start,
      end: second.year * 12 + (second.month ?? endOfStudies),
      isOpen: stillGoing.test(key.slice(second.to)),
      from: first.from,
      to: second.to,
    };
  const endYear = short ? Math.trunc(first.year / 100) * 100 + Number(short[1]) : first.year;
  const isShortRange = endYear > first.year && endYear - first.year < 8;
  return {
    start,
    end: isShortRange
      ? endYear * 12 + endOfStudies
      : first.year * 12 + (first.month ?? endOfStudies),
    isOpen,
    from: first.from,
    to: first.to + (isShortRange ? (short?.[0].length ?? 0) : 0),
  };
};

const dateWords =
  /(?<![a-z])(?:janv\w*|fev\w*|feb\w*|mars|mar|avr\w*|apr\w*|mai|may|juin|june?|juil\w*|july?|aout|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*|etes?|automne|hiver|printemps|depuis|since|de|du|des|le|la|a|au|et|en cours|aujourd'?hui|auj|ce jour|present|actuellement|now|(?:lun|mar|mercre|jeu|vendre|same)dis?)(?![a-z])/g;

/** Whether a folded line says dates and nothing else. */
export const isDateLine = (key: string): boolean =>
  /(?:19|20)\d\d/.test(key) &&
  key.length <= 40 &&
  !/[a-z]/.test(key.replace(dateWords, ' ')) &&
  !/\d{5}/.test(key);
