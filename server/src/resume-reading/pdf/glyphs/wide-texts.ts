import type { DrawnText } from '../open-pdf.ts';
import type { Glyph } from './glyphs.ts';

/** « 9 b i s i m p a s s e »: set so wide that PDF.js puts white between all signs, and loses which of it parts words. */
const wide = { fewest: 10, longest: 3, ofOneSign: 0.7 };

/** Pairs that stand closer than others (« re », « AC ») stay together. */
export const isWide = ({ str }: DrawnText): boolean => {
  const parts = str.trim().split(' ');
  return (
    parts.length >= wide.fewest &&
    parts.every(({ length }) => length > 0 && length <= wide.longest) &&
    parts.filter(({ length }) => length === 1).length >= wide.ofOneSign * parts.length
  );
};

const isWithin = ({ matrix: [, , , , x, y] }: Glyph, { transform, width }: DrawnText): boolean => {
  const [, , , high, left, base] = transform;
  return Math.abs(y - base) < 0.3 * Math.abs(high) && x >= left - 0.5 && x <= left + width + 0.5;
};

const unspaced = (text: string): string => text.replaceAll(/\s/g, '');

/** Texts that are set wide with the blanks that the page itself writes, where it writes some. */
export const withBlanks = (texts: readonly DrawnText[], glyphs: readonly Glyph[]): DrawnText[] =>
  texts.map((text) => {
    if (!isWide(text)) return text;
    const own = glyphs.filter((glyph) => isWithin(glyph, text));
    const written = own
      .map(({ letter }) => letter)
      .join('')
      .trim();
    const isSame = unspaced(written) === unspaced(text.str);
    return isSame && written.includes(' ') ? { ...text, str: written } : text;
  });
