/** Characters that nobody sees: soft hyphens, joiners, marks of direction and of byte order. */
const invisible = /[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]/g;

/** A text as it is seen, with ligatures opened and its capitals kept. */
export const asSeen = (text: string): string => text.normalize('NFKC').replace(invisible, '');

/**
 * A text in one spelling that people can still read: lower case, composed accents, ligatures and typographic variants
 * opened (PDF files carry « ﬁ », non-breaking hyphens, soft hyphens …).
 */
export const toReadable = (text: string): string =>
  asSeen(text)
    .toLowerCase()
    .normalize('NFKC')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/[’ʼ‘`´]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-');

/** The same without accents: two spellings of one word compare equal. */
export const fold = (text: string): string =>
  toReadable(text).normalize('NFD').replace(/\p{M}/gu, '');
