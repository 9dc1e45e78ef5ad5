import { constants, inflateSync } from 'node:zlib';

/** So many streams of other kinds than pictures and fonts have the longest resumes not by far. */
const mostStreams = 3000;

/** Where a dictionary is looked for, before its stream. */
const dictionaryBytes = 1024;

const isUnread =
  /\/Subtype\s*\/(?:Image|Type1C|CIDFontType0C|OpenType)\b|\/Length1\b|\/Type\s*\/EmbeddedFile\b/;
const isDeflated = /\/Fl(?:ateDecode)?\b/;

const [lineFeed, carriageReturn] = [10, 13];

/** Where the bytes of a stream begin whose keyword stands at `keyword`; null where it is another word. */
const beginOf = (bytes: Buffer, keyword: number): number | null => {
  const after = keyword + 'stream'.length;
  if (bytes[after] === lineFeed) return after + 1;
  if (bytes[after] === carriageReturn) return after + (bytes[after + 1] === lineFeed ? 2 : 1);
  return null;
};

const dictionaryBefore = (bytes: Buffer, keyword: number): string => {
  const text = bytes.toString('latin1', Math.max(0, keyword - dictionaryBytes), keyword);
  return text.slice(text.lastIndexOf(' obj') + 1);
};

/** How long a stream is once it is written out, as far as that is below `most`; 0 of one that is broken, which is read as it comes. */
const writtenOut = (stream: Buffer, dictionary: string, most: number): number => {
  if (!isDeflated.test(dictionary)) return Math.min(stream.length, most);
  try {
    return inflateSync(stream, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH })
      .length;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ERR_BUFFER_TOO_LARGE' ? most : 0;
  }
};

/**
 * Whether what a PDF file has written of its pages comes to `most` bytes: pictures and fonts aside, which are not looked at where
 * text is read. Without opening it, in some milliseconds, as nothing is written out beyond that; what hides from it (a filter
 * of another name, forms in forms) is told by how long it computes.
 */
export const isMuchWritten = (file: Uint8Array, most: number): boolean => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  let [written, streams] = [0, 0];
  for (let at = bytes.indexOf('stream'); at !== -1; at = bytes.indexOf('stream', at)) {
    const begin = beginOf(bytes, at);
    at += 'stream'.length;
    if (begin === null) continue;
    const dictionary = dictionaryBefore(bytes, at - 'stream'.length);
    const end = bytes.indexOf('endstream', begin);
    const stream = bytes.subarray(begin, end === -1 ? bytes.length : end);
    at = begin + stream.length;
    // The end of one is no beginning.
    if (end !== -1) at += 'endstream'.length;
    if (isUnread.test(dictionary)) continue;
    written += writtenOut(stream, dictionary, most - written);
    streams += 1;
    if (written >= most || streams > mostStreams) return true;
  }
  return false;
};
