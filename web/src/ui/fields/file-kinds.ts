export type FileKind = 'pdf' | 'spreadsheet';

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d];
const zip = [0x50, 0x4b, 0x03, 0x04];
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Readers accept a PDF whose signature follows some other bytes (ISO 32000, annex H). */
const isPdf = (bytes: Uint8Array): boolean => {
  for (let at = 0; at < bytes.length - pdf.length; at += 1)
    if (startsWith(bytes, pdf, at)) return true;
  return false;
};

const kinds: Record<FileKind, (bytes: Uint8Array) => boolean> = {
  pdf: isPdf,
  // .xlsx is a zip archive, .xls a compound file.
  spreadsheet: (bytes) => startsWith(bytes, zip) || startsWith(bytes, compoundFile),
};

/** What the file dialog offers. */
export const acceptedNames: Record<FileKind, string> = {
  pdf: '.pdf,application/pdf',
  spreadsheet:
    '.xlsx,.xls,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.ms-excel',
};

/** Whether a file is what its name says, by its first bytes. */
export const isOfKind = async (file: Blob, kind: FileKind): Promise<boolean> =>
  kinds[kind](new Uint8Array(await file.slice(0, 1024).arrayBuffer()));
