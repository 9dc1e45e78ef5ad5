import { hashTwo } from '../hash.ts';

/** A text as the engine reads it: made once, when it is saved, and thrown away when its version is no longer the current one. */
export interface PreparedText {
  readonly version: number;
  /** Hashes of the stems of its words, ascending, each once: how often a word is said does not count. */
  readonly words: Uint32Array;
  /** For each word, the form in which it was first read. */
  readonly forms: readonly string[];
  /** Reference skills recognised in it, ascending. */
  readonly skills: Uint32Array;
  /**
   * What the title of a need says that the work is, or a candidate's summary that they look for: hashes of its words and
   * skills, others than in `words`, ascending.
   */
  readonly jobTitles: Uint32Array;
  /** For each of these, which choice of the candidate's it is of: 0 the first, and where they tell none, … */
  readonly places: Uint8Array;
  /**
   * Which of its words stand next to each other, ascending: place in `words` of the first (high 16 bits) and of the second.
   * Those that a session finds to go together are one thing (see `phrasesOf`).
   */
  readonly pairs: Uint32Array;
}

/** … 2 the third and what comes after it. */
export const lastPlace = 2;

const headerLength = 5;

/**
 * One block of bytes (little-endian): version, number of skills, of job titles, of pairs and of words, then those, each 4
 * bytes; the places of the job titles, a byte each; then the forms as UTF-8, one a line.
 */
export const encodePreparedText = (text: PreparedText): Uint8Array => {
  const { skills, jobTitles, places, pairs, words } = text;
  const forms = new TextEncoder().encode(text.forms.join('\n'));
  const head = [text.version, skills.length, jobTitles.length, pairs.length, words.length];
  const numbers = [...head, ...skills, ...jobTitles, ...pairs, ...words];
  const bytes = new Uint8Array(numbers.length * 4 + places.length + forms.length);
  const view = new DataView(bytes.buffer);
  for (const [index, value] of numbers.entries()) view.setUint32(index * 4, value, true);
  bytes.set(places, numbers.length * 4);
  bytes.set(forms, numbers.length * 4 + places.length);
  return bytes;
};

/**
 * Reads what `encodePreparedText` wrote. Null when it was prepared under another version than `expectedVersion`, or is no
 * prepared text at all: prepare the text anew.
 */
export const decodePreparedText = (
  bytes: Uint8Array,
  expectedVersion: number,
): PreparedText | null => {
  if (bytes.length < headerLength * 4) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const read = (start: number, length: number): Uint32Array => {
    const integers = new Uint32Array(length);
    for (let index = 0; index < length; index += 1)
      integers[index] = view.getUint32((start + index) * 4, true);
    return integers;
  };
  const [version = 0, skills = 0, jobTitles = 0, pairs = 0, words = 0] = read(0, headerLength);
  const jobTitlesStart = headerLength + skills;
  const pairsStart = jobTitlesStart + jobTitles;
  const wordsStart = pairsStart + pairs;
  const placesStart = (wordsStart + words) * 4;
  const end = placesStart + jobTitles;
  if (version !== expectedVersion || end > bytes.length) return null;
  let forms: string[] | undefined;
  return {
    version,
    skills: read(headerLength, skills),
    jobTitles: read(jobTitlesStart, jobTitles),
    places: bytes.slice(placesStart, end),
    pairs: read(pairsStart, pairs),
    words: read(wordsStart, words),
    // Only an explanation reads them; a run over a whole session need not.
    get forms() {
      forms ??= words === 0 ? [] : new TextDecoder().decode(bytes.subarray(end)).split('\n');
      return forms;
    },
  };
};

/** The hash of a phrase of two words, by their hashes. */
export const phraseOf = (first: number, second: number): number => hashTwo(first, second, 3);

/** The pairs of a text as phrases: `take` gets the hash of each, and those of its two words. */
export const eachPhrase = (
  { pairs, words }: PreparedText,
  take: (phrase: number, first: number, second: number) => void,
): void => {
  for (const pair of pairs) {
    const first = words[pair >>> 16] ?? 0;
    const second = words[pair & 0xffff] ?? 0;
    take(phraseOf(first, second), first, second);
  }
};
