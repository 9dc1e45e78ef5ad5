/** What the text of a file can be written in, as `TextDecoder` names it; that of MS-DOS it does not know. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh' | 'ibm850';

export const encodings: readonly Encoding[] = [
  'utf-8',
  'windows-1252',
  'utf-16le',
  'utf-16be',
  'macintosh',
  'ibm850',
];

/** The upper half of code page 850, which old programs under MS-DOS wrote in western Europe. */
const upperOf850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤' +
  'ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

/** Letters of western text leave every second byte empty. */
const emptyAt = (bytes: Uint8Array, remainder: number): number => {
  let count = 0;
  for (let at = remainder; at < bytes.length; at += 2) if (bytes[at] === 0) count += 1;
  return count / Math.max(1, Math.floor(bytes.length / 2));
};

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    // The sample may end within a letter.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
};

const countBetween = (bytes: Uint8Array, low: number, high: number): number =>
  bytes.reduce((count, byte) => (byte >= low && byte <= high ? count + 1 : count), 0);

const countOf = (bytes: Uint8Array, wanted: readonly number[]): number =>
  bytes.reduce((count, byte) => (wanted.includes(byte) ? count + 1 : count), 0);

/** What a text is written in: by its mark, else by what its bytes can be. */
export const detectEncoding = (file: ArrayBuffer): Encoding => {
  const bytes = new Uint8Array(file);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 65_536);
  if (emptyAt(sample, 1) > 0.4) return 'utf-16le';
  if (emptyAt(sample, 0) > 0.4) return 'utf-16be';
  if (isUtf8(bytes)) return 'utf-8';
  // é, è, à and ç of Windows, of old Macs and of MS-DOS.
  const windows = countBetween(bytes, 0xe0, 0xef);
  const macintosh = countBetween(bytes, 0x8d, 0x90) + countBetween(bytes, 0x88, 0x88);
  const dos = countOf(bytes, [0x82, 0x85, 0x87, 0x8a]);
  if (dos > windows && dos > macintosh) return 'ibm850';
  return macintosh > windows ? 'macintosh' : 'windows-1252';
};

/** What « é », « œ » and « ’ » become where UTF-8 is read as Windows-1252, and then written again. */
const twice =
  /[\u00C2-\u00C5][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â[\u0080€][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/g;

/** The signs of Windows-1252 between 0x80 and 0x9F; « \u0081 » and its like stand for themselves. */
const upperOfWindows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const byteOf = (sign: string): number => {
  const at = upperOfWindows.indexOf(sign);
  return at < 0 ? sign.charCodeAt(0) : 0x80 + at;
};

/** A text with the letters that were written twice, « LÃ©a », put right; no French word has such signs. */
export const writtenTwice = (text: string): string =>
  /[\u00C2-\u00C5â]/.test(text)
    ? text.replaceAll(twice, (signs) => {
        const read = new TextDecoder().decode(Uint8Array.from(signs, byteOf));
        return read.includes('\uFFFD') ? signs : read;
      })
    : text;

const decode850 = (bytes: Uint8Array): string => {
  const signs: string[] = [];
  for (const byte of bytes)
    signs.push(byte < 0x80 ? String.fromCharCode(byte) : (upperOf850[byte - 0x80] ?? ''));
  return signs.join('');
};

export const decode = (file: ArrayBuffer, encoding: Encoding): string =>
  encoding === 'ibm850' ? decode850(new Uint8Array(file)) : new TextDecoder(encoding).decode(file);
