import { oneLine } from '../fold.ts';
import { isRounded } from './rounded.ts';

/** What the numbers of the overseas departments begin with, after the 0, and the country code that is theirs. */
const overseas: readonly (readonly [RegExp, string])[] = [
  // 06 39 98 is no number of Mayotte's.
  [/^0(?:262|263|692|693|639(?!98)|269)\d{6}$/, '+262'],
  [/^0(?:590|690|691)\d{6}$/, '+590'],
  [/^0(?:594|694)\d{6}$/, '+594'],
  [/^0(?:596|696|697)\d{6}$/, '+596'],
];

/** Cells that a spreadsheet has made numbers: « 6.12345678E8 », « 612345678.0 ». */
const asWritten = (text: string): string => {
  if (/^\d(?:[.,]\d+)?E\+?\d{1,2}$/i.test(text)) return String(Number(text.replace(',', '.')));
  return text.replace(/^(\d{9,13})[.,]0+$/, '$1');
};

const normal = (digits: string): string => {
  const local = digits
    .replace(/^(?:00|\+)33\(?0?\)?/, '0')
    .replace(/^33(?=0?[1-9]\d{8}$)/, '0')
    .replace(/^00(?=[1-9]\d{8}$)/, '0');
  // « 0040 721 234 567 »: of another country.
  const abroad = local.replace(/^00(?=[1-9]\d{9,12}$)/, '+');
  if (abroad !== local) return abroad;
  const french = /^[1-9]\d{8}$/.test(local) ? `0${local}` : local;
  const country = overseas.find(([form]) => form.test(french))?.[1];
  if (country !== undefined) return `${country}${french.slice(1)}`;
  return /^0[1-9]\d{8}$/.test(french)
    ? french.replaceAll(/(?<=\d)(?=(?:\d\d)+$)/g, ' ').trim()
    : french;
};

const frenchNumber =
  /(?<![\p{L}\d@._+-])(?:\+33\s?(?:\(0\))?|0033|0)[\s.]?[1-9](?:[\s.-]?\d\d){4}(?![\p{L}\d@_])/u;
const frenchNumbers = new RegExp(frenchNumber, 'gu');
/** With the signs, and « tél. », before it. */
const numberBehind = new RegExp(
  String.raw`(?:\s?[,;:–—-])?\s?(?:t[ée]l\.?\s?:?\s?)?${frenchNumber.source}`,
  'giu',
);

/** The number in a cell that holds other things too, such as an address; empty where there is none. */
export const phoneWithin = (text: string): string => {
  const found = frenchNumber.exec(text);
  return found ? readPhoneCell(found[0]) : '';
};

/** What else a cell of a number says: « M. Roux, gérant – 04 77 … ». */
export const withoutPhones = (text: string): string => text.replaceAll(numberBehind, ' ').trim();

/** All French numbers of a cell. */
export const phonesIn = (text: string): string[] =>
  text.length < 10 ? [] : [...text.matchAll(frenchNumbers)].map(([found]) => readPhoneCell(found));

/** What kind of number it is says nothing beside it. */
const labels =
  /\b(?:t[ée]l[ée]?(?:phone)?|port(?:able)?|mob(?:ile)?|fixe|gsm|dom(?:icile)?|perso(?:nnel)?|pro(?:fessionnel)?|bureau|n°|num[ée]ro|ou|et|puis)(?![\p{L}])/giu;

const relatives = String.raw`(?:m[èe]re|p[èe]re|parents?|mamans?|papas?|tut(?:eur|rice)|famille|urgence)(?!\p{L})`;
const aRelative = new RegExp(String.raw`^\s*\(?\s*${relatives}`, 'iu');
const relativeBefore = new RegExp(String.raw`(?<!\p{L})${relatives}\s*\)?\s*:?\s*$`, 'iu');
/** What parts one number of a cell, and what is said of it, from the next. */
const partings = /[\n/;,|]|\s[–—-]\s/u;

interface Told {
  number: string;
  isOthers: boolean;
}

/**
 * The French numbers of a cell, each with whether it is called a parent's. What stands between two is said of the second where
 * a sign parts it from the first, a colon binds it to the second, or the cell begins in the same way.
 */
const toldNumbers = (text: string): Told[] => {
  const found = [...text.matchAll(frenchNumbers)];
  const gaps = [...found, null].map((match, at) => {
    const before = found[at - 1];
    return text.slice(before ? before.index + before[0].length : 0, match?.index);
  });
  const saysFirst = /\p{L}/u.test((gaps[0] ?? '').replaceAll(labels, ''));
  const parted = gaps.map((gap, at): readonly [behind: string, ahead: string] => {
    if (at === 0) return ['', gap];
    if (at === found.length) return [gap.split(partings)[0] ?? '', ''];
    const parts = gap.split(partings);
    if (parts.length > 1) return [parts[0] ?? '', parts.at(-1) ?? ''];
    return saysFirst || /:\s*$/u.test(gap) ? ['', gap] : [gap, ''];
  });
  return found.map(([number], at) => ({
    number: readPhoneCell(number),
    isOthers:
      relativeBefore.test(parted[at]?.[1] ?? '') || aRelative.test(parted[at + 1]?.[0] ?? ''),
  }));
};

/** The first mobile of a cell of several numbers that is nobody else's; undefined where there is none. */
export const mobileWithin = (text: string): string | undefined =>
  toldNumbers(text).find(({ number, isOthers }) => /^0[67]/.test(number) && !isOthers)?.number;

/** Whether all numbers of a cell are a parent's: « mère : 07 12 34 56 78 ». */
export const isRelativesNumber = (text: string): boolean => {
  const told = toldNumbers(text);
  return told.length > 0 && told.every(({ isOthers }) => isOthers);
};

/** A cell of a number that says more of it, such as when to call; empty where it does not. */
export const remarkOnNumber = (text: string): string => {
  if (text.includes('@') || !frenchNumber.test(text)) return '';
  const rest = text.replaceAll(frenchNumbers, ' ').replaceAll(labels, ' ');
  return /\p{L}{2}/u.test(rest) ? oneLine(text) : '';
};

/** Whether a cell is a number and a remark on it, and no name beside a number. */
export const isNumberWithRemark = (text: string): boolean => {
  if (text.length > 60 || !frenchNumber.test(text)) return false;
  const rest = text.replaceAll(frenchNumbers, ' ').replaceAll(/\([^)]{0,60}\)/g, ' ');
  const said = rest.replaceAll(labels, ' ').trim();
  // « Afficher le n° 04 77 … »: a sentence, as a directory has it, and nobody's name.
  const isSentence = /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(said);
  return isSentence || !/\p{Lu}|@/u.test(said) || isRelativesNumber(text);
};

/**
 * The number of a cell in any notation: dots, dashes, spaces, labels, without its first 0, the first of two, letters O for
 * zeros. What holds no number that could be one stays as it is written, to be shown and mended.
 */
export const readPhoneCell = (text: string): string => {
  const typed = text
    .replaceAll(/[\p{Cf}\u00AD]/gu, '')
    .replaceAll(/[\s\u00A0\u202F]+/g, ' ')
    .replace(/^'/, '')
    .trim();
  if (isRounded(typed)) return typed;
  const written = asWritten(typed);
  if (!/\d/.test(written))
    return /^[^\p{L}]*$|^(?:non|aucun|n[ée]ant|nc|x|inconnu)\b/iu.test(written) ? '' : written;
  const letters = written.replaceAll(
    /(?<=\d\s?)[oO](?=\s?\d)|(?<![\p{L}])[oO](?=[\s.]?[1-9])/gu,
    '0',
  );
  const compact = letters.replaceAll(/[^\d+]/g, '');
  const whole = normal(compact.replace('+', '\u0000').replaceAll('+', '').replace('\u0000', '+'));
  if (/^0\d(?: \d\d){4}$/.test(whole) || overseas.some(([, code]) => whole.startsWith(code)))
    return whole;
  // Two numbers in one cell: the first that is one.
  const within = frenchNumber.exec(letters);
  if (within) return normal(within[0].replaceAll(/[^\d+]/g, ''));
  const several = letters.split(
    /\s*(?:[/;,|\n]|\bou\b|\bet\b|\s-\s)\s*|(?<=\d)\s+(?=(?:0[1-9]|\+\d))(?=.{9})/,
  );
  for (const part of several) {
    const one = normal(part.replaceAll(/[^\d+]/g, ''));
    if (/^0\d(?: \d\d){4}$/.test(one) || /^\+\d{8,15}$/.test(one)) return one;
  }
  const first = /0[1-9]\d{8}/.exec(compact)?.[0];
  if (first !== undefined && compact.length >= 20) return normal(first);
  return /^\+?\d{6,15}$/.test(compact) ? whole : written;
};
