/** A font whose space comes as this sign does not say which letters its glyphs are, and gives their numbers. */
const spaceGlyph = '\u0003';
const fromGlyph = 0x20 - 3;
const lastGlyph = 0x7e - fromGlyph;

/**
 * Beyond the letters of ASCII each font has its own order: of letters with an accent most are an é in French. No white,
 * which would leave half an address of one with a ligature.
 */
const letterOf = (sign: string): string => {
  const glyph = sign.codePointAt(0) ?? 0;
  if (glyph <= lastGlyph) return /\s/.test(sign) ? ' ' : String.fromCodePoint(glyph + fromGlyph);
  return 'é';
};

/** Texts of a page as their letters: most fonts have their glyphs in the order of ASCII, the space as the third. */
export const withLetters = <Text extends { str: string; fontName: string }>(
  texts: readonly Text[],
): Text[] => {
  const numbered = new Set(
    texts.filter(({ str }) => str.includes(spaceGlyph)).map(({ fontName }) => fontName),
  );
  return texts.map((text) =>
    numbered.has(text.fontName) ? { ...text, str: Array.from(text.str, letterOf).join('') } : text,
  );
};
