/** Letters of the Latin alphabet that carry a stroke or lack a dot, and are no other letter with a mark. */
const apart: Readonly<Record<string, string>> = {
  d: 'đð',
  g: 'ǥ',
  h: 'ħ',
  i: 'ı',
  l: 'ł',
  o: 'ø',
  t: 'ŧ',
};

/** The Latin letters with marks, of Turkish, Polish or Vietnamese names too. */
const marked = [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
] as const;

/** What people type for a letter stands for all that are it with marks: « e » for « é » and « ễ ». */
const lettersWithMarks = (): ReadonlyMap<string, string> => {
  const found = new Map(
    Object.entries(apart).map(([letter, others]) => [
      letter,
      letter + others + others.toUpperCase(),
    ]),
  );
  for (const [from, to] of marked)
    for (let code = from; code <= to; code += 1) {
      const letter = String.fromCharCode(code);
      const bare = letter.normalize('NFD').charAt(0);
      if (!/[a-z]/.test(bare)) continue;
      found.set(bare, (found.get(bare) ?? bare) + letter);
    }
  return found;
};

const letters = lettersWithMarks();

const pairs: Readonly<Record<string, string>> = { ae: '[æÆ]', oe: '[œŒ]', ss: '[ßẞ]' };

const unitOf = (letter: string): string => {
  const others = letters.get(letter);
  if (others !== undefined) return `[${others}]`;
  // A database may not know that they are one.
  const capital = letter.toUpperCase();
  if (capital !== letter && capital.length === letter.length) return `[${letter}${capital}]`;
  return letter.replace(/[^\p{L}\p{N}]/u, String.raw`\$&`);
};

/** What each letter of a folded word may be, two of them together where they may be one: « oe ». */
export const unitsOf = (word: string): string[] =>
  (word.match(/ae|oe|ss|./gu) ?? []).map((part) => {
    const one = pairs[part];
    const plain = part.replaceAll(/./gu, unitOf);
    return one === undefined ? plain : `(?:${plain}|${one})`;
  });

/** Small Latin letters without marks, two of them where one is two. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replaceAll('ı', 'i');

/** An expression for any of the words, each given by its signs: what some begin with alike is asked for once. */
export const anyOf = (words: readonly (readonly string[])[]): string => {
  if (words.some((units) => units.length === 0)) return '';
  const begun = Map.groupBy(words, ([first = '']) => first);
  const rests = [...begun].map(([unit, of]) => unit + anyOf(of.map((units) => units.slice(1))));
  return rests.length === 1 ? (rests[0] ?? '') : `(?:${rests.join('|')})`;
};

/** The signs of a text as it stands, for an expression. */
export const unitsOfText = (text: string): string[] =>
  Array.from(text, (sign) => sign.replace(/[^\p{L}\p{N}\s]/u, String.raw`\$&`));
