import { fold } from '@tandem/matching/text/fold';
import type { DrawnText } from '../open-pdf.ts';

/** Fewer signs of a font are icons or bullets. */
const fewestSigns = 40;
const fewestWords = 6;
/** Of signs in a row: blanks that are not told from others leave one long word. */
const longestUsual = 15;
/** In sound fonts at least so large a share of words may be said, and fewer signs than this say no letter. */
const leastSaid = 0.66;
const mostLost = 0.1;
/** From so large a share of a file's signs on, what it says is not what it shows. */
const leastGarbled = 0.5;

/** What a form has one write upon. */
const rules = /[.…_·]{4,}/g;

const noLetter = /[\p{Cc}\p{Co}\p{Cn}\uFFFD]/gu;

/** Signs that stand at the end of a word or a number, not before more of it. */
const isOddWithin = /[!"#$%&;<=>?\\^`{|}~](?=.)/;

/** Whether a word may be one of a language: in one case, with a vowel, and no run of consonants that nobody says. */
const mayBeSaid = (word: string): boolean => {
  if (/[@\d]/.test(word)) return !isOddWithin.test(word);
  const isInOneCase = /^[\p{P}\p{S}]*(?:\p{L}[\p{Ll}'’.-]*|[\p{Lu}'’.-]+)[\p{P}\p{S}]*$/u.test(
    word,
  );
  const key = fold(word);
  return isInOneCase && /[aeiouy]/.test(key) && !/[^aeiouy'’.-]{5}/.test(key);
};

const isUnreadable = (text: string): boolean => {
  const signs = text.replaceAll(/\s/g, '').length;
  const lost = text.match(noLetter)?.length ?? 0;
  const words = text.match(/\S{4,}/g) ?? [];
  const said = words.filter(mayBeSaid).length;
  if (signs < fewestSigns) return false;
  if (signs > longestUsual * (text.match(/\S+/g)?.length ?? 1)) return true;
  return (
    words.length >= fewestWords && (lost > mostLost * signs || said < leastSaid * words.length)
  );
};

/**
 * Whether most of what a file says of its text is no language: fonts that do not say which letters their signs are, or say it wrongly,
 * and bad readings laid under a scan. What the pages show may be read all the same.
 */
export const isGarbled = (texts: readonly DrawnText[]): boolean => {
  const fonts = [...Map.groupBy(texts, ({ fontName }) => fontName).values()].map((drawn) =>
    drawn.map(({ str }) => str.replaceAll(rules, ' ')).join(' '),
  );
  const signsOf = (some: readonly string[]): number =>
    some.reduce((sum, text) => sum + text.replaceAll(/\s/g, '').length, 0);
  return signsOf(fonts.filter(isUnreadable)) > leastGarbled * signsOf(fonts);
};
