/**
 * A text in one spelling that people can still read: lower case, composed accents, ligatures and typographic variants
 * opened (PDF files carry « ﬁ », non-breaking hyphens, soft hyphens …).
 */
export const toReadable = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\u00AD|\u200B|\uFEFF/g, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/[’ʼ‘`´]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-');

/** The same without accents: two spellings of one word compare equal. */
export const fold = (text: string): string =>
  toReadable(text).normalize('NFD').replace(/\p{M}/gu, '');
