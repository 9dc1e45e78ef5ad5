import { blankRaster, type Raster } from '../scan/raster.ts';
import { blackRuns, longestCode, modes, whiteRuns } from './fax-codes.ts';

/** Reads codes bit by bit; null at the end, or where there is none. */
const openCodes = (bytes: Uint8Array) => {
  let at = 0;
  const next = <Value>(codes: ReadonlyMap<number, Value>): Value | null => {
    let key = 1;
    for (let length = 1; length <= longestCode && at < 8 * bytes.length; length += 1) {
      key = (key << 1) | (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
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
  return { mode: () => next(modes), run };
};

/** Where the colour changes in a row, the first time to black; null at the end of the picture. */
const rowFrom = (
  codes: ReturnType<typeof openCodes>,
  above: readonly number[],
  width: number,
): number[] | null => {
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

/**
 * A picture in black and white as scanners compress it (ITU-T T.6, « group 4 »), as far as it goes. Files say in several
 * ways which of both is black: paper is what there is most of.
 */
export const decodeFax = (bytes: Uint8Array, width: number, height: number): Raster => {
  const raster = blankRaster(width, height);
  const codes = openCodes(bytes);
  let above: number[] = [];
  let black = 0;
  let row = 0;
  for (; row < height; row += 1) {
    const changes = rowFrom(codes, above, width);
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
