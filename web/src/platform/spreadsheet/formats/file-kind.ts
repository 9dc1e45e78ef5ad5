/** What a file is by its content, whatever it is called. */
export type ContentKind =
  | 'zip'
  | 'compound'
  | 'protected'
  | 'html'
  | 'xml'
  | 'text'
  | 'pdf'
  | 'picture'
  | 'document'
  | 'unknown'
  | 'empty';

const startsWith = (bytes: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/** The name of a stream within a compound file, as it stands there. */
const holds = (bytes: Uint8Array, name: string): boolean => {
  const wanted = Array.from(name, (letter) => letter.charCodeAt(0));
  for (let at = 0; at + wanted.length * 2 <= bytes.length; at += 2)
    if (
      wanted.every(
        (code, index) => bytes[at + index * 2] === code && bytes[at + index * 2 + 1] === 0,
      )
    )
      return true;
  return false;
};

const isPicture = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ||
  startsWith(bytes, 0xff, 0xd8, 0xff) ||
  startsWith(bytes, 0x47, 0x49, 0x46, 0x38) ||
  startsWith(bytes, 0x52, 0x49, 0x46, 0x46);

const isBinary = (bytes: Uint8Array): boolean => {
  const sample = bytes.subarray(0, 4096);
  const odd = sample.filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)).length;
  const empty = sample.filter((byte) => byte === 0).length;
  // Half of a text in UTF-16 is empty bytes.
  return odd - empty > sample.length * 0.02 || (empty > 0 && empty < sample.length * 0.3);
};

export const contentKind = (file: ArrayBuffer): ContentKind => {
  const bytes = new Uint8Array(file);
  if (bytes.every((byte) => byte === 32 || byte === 10 || byte === 13 || byte === 9))
    return 'empty';
  if (startsWith(bytes, 0x50, 0x4b)) return 'zip';
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return holds(bytes, 'EncryptedPackage') ? 'protected' : 'compound';
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) return 'pdf';
  if (startsWith(bytes, 0x7b, 0x5c, 0x72, 0x74, 0x66)) return 'document';
  if (isPicture(bytes)) return 'picture';
  // Sheets of the spreadsheets of the nineties begin so (BIFF 2 to 4), and what small programs write to this day (BIFF 5).
  if ([0, 2, 4, 8].some((version) => startsWith(bytes, 0x09, version))) return 'compound';
  if (isBinary(bytes)) return 'unknown';
  const head = new TextDecoder('windows-1252')
    .decode(bytes.subarray(0, 4096))
    .replaceAll('\0', '')
    .replace(/^[^<]{0,3}\s*/, '')
    .toLowerCase();
  if (head.startsWith('<?xml') && head.includes('workbook')) return 'xml';
  if (
    /^<(?:!doctype html|html|table|head|meta|body|style|div|\?xml)/.test(head) ||
    /<table[\s>]/.test(head)
  )
    return 'html';
  return 'text';
};
