const narrow = '\u202F';

/** A sign that stands apart from the word before it; not one that begins a word, as `:smile:`. */
const before = /[ \u00A0](?=[:;!?%€»](?![\p{L}\d]))/gu;
const after = /«[ \u00A0]/g;

/** The spaces of French punctuation: narrow, and none at which a line breaks. */
export const typeset = (text: string): string =>
  text.replace(before, narrow).replace(after, `«${narrow}`);
