/** What the text of a file can be written in, as `TextDecoder` names it. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh';

export const encodings: readonly Encoding[] = [
  'utf-8',
  'windows-1252',
  'utf-16le',
  'utf-16be',
  'macintosh',
];

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

/** What a text is written in: by its mark, else by what its bytes can be. */
export const detectEncoding = (file: ArrayBuffer): Encoding => {
  const bytes = new Uint8Array(file);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 65_536);
  if (emptyAt(sample, 1) > 0.4) return 'utf-16le';
  if (emptyAt(sample, 0) > 0.4) return 'utf-16be';
  if (isUtf8(bytes)) return 'utf-8';
  // é, è, ê, à and ç of old Macs against those of Windows.
  return countBetween(bytes, 0x88, 0x90) > countBetween(bytes, 0xe0, 0xef)
    ? 'macintosh'
    : 'windows-1252';
};

export const decode = (file: ArrayBuffer, encoding: Encoding): string =>
  new TextDecoder(encoding).decode(file);
