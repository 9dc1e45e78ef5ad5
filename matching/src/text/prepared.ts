/** A text as the engine reads it: made once, when it is saved, and thrown away when its version is no longer the current one. */
export interface PreparedText {
  readonly version: number;
  /** Hashes of the stems of its words, ascending, each once: how often a word is said does not count. */
  readonly words: Uint32Array;
  /** For each word, the form in which it was first read. */
  readonly forms: readonly string[];
  /** Reference skills recognised in it, ascending. */
  readonly skills: Uint32Array;
}

const headerLength = 3;

/**
 * One block of bytes (little-endian): version, number of skills, number of words, the skills, the words, each 4 bytes;
 * then the forms as UTF-8, one a line.
 */
export const encodePreparedText = (text: PreparedText): Uint8Array => {
  const forms = new TextEncoder().encode(text.forms.join('\n'));
  const numbers = [
    text.version,
    text.skills.length,
    text.words.length,
    ...text.skills,
    ...text.words,
  ];
  const bytes = new Uint8Array(numbers.length * 4 + forms.length);
  const view = new DataView(bytes.buffer);
  for (const [index, value] of numbers.entries()) view.setUint32(index * 4, value, true);
  bytes.set(forms, numbers.length * 4);
  return bytes;
};

const sizesOf = (bytes: Uint8Array): { version: number; skills: number; words: number } | null => {
  if (bytes.length < headerLength * 4) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [version, skills, words] = [0, 4, 8].map((at) => view.getUint32(at, true));
  if (version === undefined || skills === undefined || words === undefined) return null;
  return (headerLength + skills + words) * 4 <= bytes.length ? { version, skills, words } : null;
};

const integersAt = (bytes: Uint8Array, start: number, length: number): Uint32Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length }, (_, index) => view.getUint32((start + index) * 4, true));
};

/**
 * Reads what `encodePreparedText` wrote. Null when it was prepared under another version than `expectedVersion`, or is no
 * prepared text at all: prepare the text anew.
 */
export const decodePreparedText = (
  bytes: Uint8Array,
  expectedVersion: number,
): PreparedText | null => {
  const sizes = sizesOf(bytes);
  if (sizes?.version !== expectedVersion) return null;
  const wordsStart = headerLength + sizes.skills;
  const formsBytes = bytes.subarray((wordsStart + sizes.words) * 4);
  let forms: string[] | undefined;
  return {
    version: sizes.version,
    skills: integersAt(bytes, headerLength, sizes.skills),
    words: integersAt(bytes, wordsStart, sizes.words),
    // Only an explanation reads them; a run over a whole session need not.
    get forms() {
      forms ??= sizes.words === 0 ? [] : new TextDecoder().decode(formsBytes).split('\n');
      return forms;
    },
  };
};
