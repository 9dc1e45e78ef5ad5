/** Letters that a word, or an address of mail, may have and be left whole. */
const longestWord = 64;
const piece = 20;

const tooLong = new RegExp(`\\S{${longestWord + 1},}`, 'gu');
const pieces = new RegExp(`\\S{${piece}}(?=\\S)`, 'gu');

/**
 * The text with places, which do not show, where a word may be broken that no line can hold. Looking for such a place letter by
 * letter, line by line, took seconds for a few thousand letters without a space.
 */
export const breakable = (text: string): string =>
  text.replaceAll(tooLong, (word) => word.replaceAll(pieces, '$&\u200B'));
