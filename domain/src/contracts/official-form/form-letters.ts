/** What the fonts of official forms can draw (Windows-1252); of other signs these forms show nothing at all. */
const isDrawn = (sign: string): boolean =>
  /^[\u0020-\u007E\u00A0-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/u.test(sign);

/** Letters that are no letter with a mark, and signs that have another of nearly the same look. */
const alike: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  Ŧ: 'T',
  ŧ: 't',
  ı: 'i',
  Ŋ: 'N',
  ŋ: 'n',
  Ə: 'E',
  ə: 'e',
  ʿ: '’',
  ʾ: '’',
  ʼ: '’',
  ʻ: '‘',
  '\u2010': '-',
  '\u2011': '-',
  '\u2212': '-',
  '\u2009': ' ',
  '\u202F': ' ',
};

const inForm = (sign: string): string => {
  if (isDrawn(sign)) return sign;
  const bare = sign.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return alike[sign] ?? alike[bare] ?? (isDrawn(bare) ? bare : sign);
};

/**
 * A text in letters that the fonts of official forms have: « Nguyễn » and « Łukasz » would lose theirs. French civil status
 * knows no marks but those of French, so that such a name without them is the one of the person's papers as well. Letters
 * of other scripts stay as they are.
 */
export const inFormLetters = (text: string): string =>
  Array.from(text.normalize('NFC'), inForm).join('');
