/** A text field as PDF.js tells of it on its page. */
export interface ToldText {
  /** Number of its object, and « R ». */
  id: string;
  rect?: readonly number[];
  rotation?: number;
  multiLine?: boolean;
  comb?: boolean;
  defaultAppearanceData?: { fontSize?: number };
}

/** Of the letter's height: those of Helvetica, in which nearly all forms are written, in four groups. */
const widthOf = (sign: string): number => {
  if (/[MW@%mwŒœÆæ—]/u.test(sign)) return 0.87;
  if (/\p{Lu}/u.test(sign)) return 0.69;
  return /[\s.,:;'’|!()[\]fijlrtI/-]/u.test(sign) ? 0.3 : 0.55;
};

/** Room at the left and the right of a text, in points. */
const margins = 4;

/** Whether a form that fixes the size of its letters cuts this text, which stands in one line. */
export const isCut = (
  text: string,
  { rect = [], rotation = 0, multiLine, comb, defaultAppearanceData }: ToldText,
): boolean => {
  const size = defaultAppearanceData?.fontSize ?? 0;
  if (size === 0 || multiLine === true || comb === true) return false;
  const [left = 0, bottom = 0, right = 0, top = 0] = rect;
  const room = Math.abs(rotation % 180 === 0 ? right - left : top - bottom) - margins;
  return Array.from(text, widthOf).reduce((sum, width) => sum + width * size, 0) > room;
};

/**
 * A filled form in which these fields no longer fix the size of their letters: the next who fills it in makes the letters as
 * small as the text needs. Only what was appended to the `blank` is changed, sign for sign, so that all stays where its table
 * says; a field that takes its letters from its parent, or whose texts are encrypted, stays as it was.
 */
export const withFreeLetters = (
  filled: Uint8Array,
  blank: Uint8Array,
  ids: readonly string[],
): Buffer => {
  const bytes = Buffer.from(filled);
  const appended = bytes.subarray(blank.length);
  for (const id of ids) {
    const begin = `${id.replace(/R.*$/, '')} `;
    const told = appended.toString('latin1');
    const at = told.search(new RegExp(`(?:^|[\\r\\n])${begin}\\d+ obj\\b`));
    if (at === -1) continue;
    const object = told.slice(at, told.indexOf('endobj', at));
    const size = /(?<before>\/DA \([^)]*?)(?<size>\d+(?:\.\d+)?|\.\d+)(?= Tf)/.exec(object);
    if (!size?.groups) continue;
    const { before = '', size: digits = '' } = size.groups;
    appended.write('0'.padEnd(digits.length), at + size.index + before.length, 'latin1');
  }
  return bytes;
};
