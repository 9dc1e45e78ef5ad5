import { dictionary } from '@zxcvbn-ts/language-common';

/** Some 49,000 passwords of leaked lists, in lower case, the most frequent first. */
const passwords = dictionary['passwords-common'];
const common = new Set(passwords);

/** Words so frequent that a year and a punctuation mark around them hide nothing. */
const frequentWords = new Set(passwords.slice(0, 10_000));

const longestTrimming = 6;

/** Letters as they are usually replaced: « P@ssw0rd ». */
const meant: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '€': 'e',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  $: 's',
  '5': 's',
  '7': 't',
};

const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

const withLetters = (text: string): string =>
  text.replaceAll(/[@430€1!$57]/g, (sign) => meant[sign] ?? sign);

const bareWord = (text: string): string =>
  text.replaceAll(/^[^a-z]+|[^a-z]+$/g, '').replaceAll(/[\s_.-]/g, '');

/** The word that is left when digits and signs around it are taken off; none where much else is left. */
const wordIn = (text: string): string[] => {
  // What stands at the end is rather a year or a mark than a letter: first without it.
  const candidates = [bareWord(text), withLetters(bareWord(text)), bareWord(withLetters(text))];
  return candidates.filter((word) => word.length >= Math.max(4, text.length - longestTrimming));
};

/**
 * Whether a password is one that everybody tries: of the list as it stands or with letters replaced by signs, or a frequent
 * word of it with a few digits and signs around, as the criteria call for (« Password1! »).
 */
export const isCommonPassword = (password: string): boolean => {
  const text = withoutAccents(password).toLowerCase();
  return (
    common.has(text) ||
    common.has(withLetters(text)) ||
    wordIn(text).some((word) => frequentWords.has(word))
  );
};
