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

/** Other fonts than Helvetica may be a little wider. */
const wider = 1.06;

const widthAt = (text: string, size: number): number =>
  Array.from(text, widthOf).reduce((sum, width) => sum + width * size, 0);

interface Room {
  width: number;
  height: number;
}

const roomOf = ({ rect = [], rotation = 0 }: ToldText): Room => {
  const [left = 0, bottom = 0, right = 0, top = 0] = rect;
  const [wide, high] = [Math.abs(right - left), Math.abs(top - bottom)];
  const [width, height] = rotation % 180 === 0 ? [wide, high] : [high, wide];
  return { width: width - margins, height };
};

/** Into how many lines a text breaks between its words; a word that is longer than a line, within it. */
const linesOf = (text: string, size: number, width: number): number =>
  text.split(/\r\n?|\n/).reduce((lines, line) => {
    let used = 0;
    let own = 1;
    for (const word of line.split(/(?<= )/)) {
      const wide = widthAt(word, size) * wider;
      if (used > 0 && used + wide > width) {
        own += 1;
        used = 0;
      }
      used += wide;
      const more = Math.max(0, Math.ceil(used / width) - 1);
      own += more;
      used -= more * width;
    }
    return lines + own;
  }, 0);

/** PDF.js lays as many lines of 1.35 letters as come nearest to the height, and gives each the same part of it. */
const fitsLines = (text: string, size: number, { width, height }: Room): boolean => {
  const inner = height - 2;
  const pitch = inner / Math.max(1, Math.round(inner / (size * 1.35)));
  const last = height - size - 0.4 - (linesOf(text, size, width) - 1) * pitch;
  return last >= size * 0.2;
};

/** Letters of several lines are as large as this where the form leaves it open; one digit, as « 0 » has. */
const ordinary = 9;

/**
 * The size that the letters of this text need where the form's own would cut it: 0 leaves it to the next who fills it in, null
 * leaves them as they are. Of several lines PDF.js loses the last ones, or all but the first word: their size is told.
 */
export const sizeThatFits = (text: string, field: ToldText): number | null => {
  const size = field.defaultAppearanceData?.fontSize ?? 0;
  const room = roomOf(field);
  if (text === '' || field.comb === true) return null;
  if (field.multiLine !== true) return size > 0 && widthAt(text, size) > room.width ? 0 : null;
  if (size > 0 && fitsLines(text, size, room)) return null;
  let fitting = size > 0 ? Math.min(ordinary, Math.ceil(size) - 1) : ordinary;
  while (fitting > 1 && !fitsLines(text, fitting, room)) fitting -= 1;
  return Math.max(1, fitting);
};

/**
 * A filled form in which these fields, by their ids, have letters of these sizes: with 0 the next who fills it in makes them as
 * small as the text needs. Only what was appended to the `blank` is changed, sign for sign, so that all stays where its table
 * says; a field that takes its letters from its parent, or whose texts are encrypted, stays as it was.
 */
export const withLetters = (
  filled: Uint8Array,
  blank: Uint8Array,
  sizes: ReadonlyMap<string, number>,
): Buffer => {
  const bytes = Buffer.from(filled);
  const appended = bytes.subarray(blank.length);
  for (const [id, letters] of sizes) {
    const begin = `${id.replace(/R.*$/, '')} `;
    const told = appended.toString('latin1');
    const at = told.search(new RegExp(`(?:^|[\\r\\n])${begin}\\d+ obj\\b`));
    if (at === -1) continue;
    const object = told.slice(at, told.indexOf('endobj', at));
    const size = /(?<before>\/DA \([^)]*?)(?<size>\d+(?:\.\d+)?|\.\d+)(?= Tf)/.exec(object);
    if (!size?.groups) continue;
    const { before = '', size: digits = '' } = size.groups;
    appended.write(
      String(letters).padEnd(digits.length),
      at + size.index + before.length,
      'latin1',
    );
  }
  return bytes;
};
