import { blankRaster, type Raster } from '../scan/raster.ts';
import { blackRuns, longestCode, modes, whiteRuns } from './fax-codes.ts';

/** So many zeros and a 1 end a row of group 3, whatever fills it up before. */
const zerosOfEnd = 11;

/** Reads codes bit by bit; null at the end, or where there is none. */
const openCodes = (bytes: Uint8Array) => {
  const end = 8 * bytes.length;
  let at = 0;
  const bitAt = (place: number): number => ((bytes[place >> 3] ?? 0) >> (7 - (place & 7))) & 1;
  const next = <Value>(codes: ReadonlyMap<number, Value>): Value | null => {
    let key = 1;
    for (let length = 1; length <= longestCode && at < end; length += 1) {
      key = (key << 1) | bitAt(at);
      at += 1;
      const value = codes.get(key);
      if (value !== undefined) return value;
    }
    return null;
  };
  /** The length of a run: several long codes may stand before the last, which is short. */
  const run = (isBlack: boolean): number | null => {
    let length = 0;
    for (;;) {
      const part = next(isBlack ? blackRuns : whiteRuns);
      if (part === null) return null;
      length += part;
      if (part < 64) return length;
    }
  };
  /** Passes over what ends a row, if it stands here. */
  const endOfRow = (): boolean => {
    let place = at;
    while (place < end && bitAt(place) === 0) place += 1;
    const isEnd = place < end && place - at >= zerosOfEnd;
    if (isEnd) at = place + 1;
    return isEnd;
  };
  return {
    mode: () => next(modes),
    run,
    endOfRow,
    bit: (): number => {
      at += 1;
      return bitAt(at - 1);
    },
    toNextByte: (): void => {
      at = 8 * Math.ceil(at / 8);
    },
  };
};

type Codes = ReturnType<typeof openCodes>;

/** The same of a row that is told by its runs alone. */
const rowOfRuns = (codes: Codes, width: number): number[] | null => {
  const changes: number[] = [];
  let at = 0;
  for (let isBlack = false; at < width; isBlack = !isBlack) {
    const length = codes.run(isBlack);
    if (length === null) return null;
    at = Math.min(width, at + length);
    changes.push(at);
  }
  return changes;
};

/** Where the colour changes in a row, the first time to black; null at the end of the picture. */
const rowFrom = (codes: Codes, above: readonly number[], width: number): number[] | null => {
  const changes: number[] = [];
  let [at, isBlack, index] = [-1, false, 0];
  while (at < width) {
    const mode = codes.mode();
    if (mode === null) return null;
    if (mode === 'runs') {
      for (const isRunBlack of [isBlack, !isBlack]) {
        const length = codes.run(isRunBlack);
        if (length === null) return null;
        at = Math.min(width, Math.max(0, at) + length);
        changes.push(at);
      }
      continue;
    }
    // The next change above to the other colour.
    while (index > 0 && (above[index - 1] ?? 0) > at) index -= 1;
    while ((above[index] ?? width) <= at && index < above.length) index += 1;
    if ((index % 2 === 1) !== isBlack) index += 1;
    if (mode === 'pass') at = above[index + 1] ?? width;
    else {
      at = Math.min(width, Math.max(at, (above[index] ?? width) + mode, 0));
      changes.push(at);
      isBlack = !isBlack;
    }
  }
  return changes;
};

/** How a picture is compressed, in the words of PDF files (ISO 32000, 7.4.6). */
export interface FaxCoding {
  /** Below 0 « group 4 », 0 « group 3 » by runs alone, above 0 « group 3 » of which some rows are told by those above. */
  k: number;
  /** Whether each row begins with a byte. */
  isAligned: boolean;
}

/** Rows of « group 3 » end with a sign of their own, where they are told apart; several of them end the picture. */
const nextRow = (
  codes: Codes,
  { k, isAligned }: FaxCoding,
  above: readonly number[],
  width: number,
): number[] | null => {
  const isEnded = k >= 0 && codes.endOfRow();
  if (isAligned && !isEnded) codes.toNextByte();
  const isOfRuns = k === 0 || (k > 0 && (!isEnded || codes.bit() === 1));
  if (isEnded && codes.endOfRow()) return null;
  return isOfRuns ? rowOfRuns(codes, width) : rowFrom(codes, above, width);
};

const groupFour: FaxCoding = { k: -1, isAligned: false };

/**
 * A picture in black and white as scanners compress it (ITU-T T.4 and T.6, « group 3 » and « group 4 »), as far as it goes.
 * Files say in several ways which of both is black: paper is what there is most of.
 */
export const decodeFax = (
  bytes: Uint8Array,
  width: number,
  height: number,
  coding = groupFour,
): Raster => {
  const raster = blankRaster(width, height);
  const codes = openCodes(bytes);
  let above: number[] = [];
  let black = 0;
  let row = 0;
  for (; row < height; row += 1) {
    const changes = nextRow(codes, coding, above, width);
    if (!changes) break;
    for (let index = 0; index < changes.length; index += 2) {
      const [from, to] = [changes[index] ?? width, changes[index + 1] ?? width];
      raster.grey.fill(0, row * width + from, row * width + to);
      black += to - from;
    }
    above = changes;
  }
  const read = row * width;
  if (2 * black > read)
    for (let at = 0; at < read; at += 1) raster.grey[at] = 255 - (raster.grey[at] ?? 255);
  return raster;
};
