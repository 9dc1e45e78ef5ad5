export type FileKind = 'resume' | 'scan' | 'pdf' | 'spreadsheet';

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d];
const zip = [0x50, 0x4b, 0x03, 0x04];
const jpeg = [0xff, 0xd8, 0xff];
const png = [0x89, 0x50, 0x4e, 0x47];

/** Readers accept a PDF whose signature follows some other bytes (ISO 32000, annex H). */
const isPdf = (bytes: Uint8Array): boolean => {
  for (let at = 0; at < bytes.length - pdf.length; at += 1)
    if (startsWith(bytes, pdf, at)) return true;
  return false;
};

/** A photograph as iPhones keep it. */
const isHeic = (bytes: Uint8Array): boolean =>
  /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(String.fromCodePoint(...bytes.slice(4, 12)));

const isPhotograph = (bytes: Uint8Array): boolean =>
  startsWith(bytes, jpeg) || startsWith(bytes, png) || isHeic(bytes);

const kinds: Record<FileKind, (bytes: Uint8Array) => boolean> = {
  // A text document is an archive; whether it is one of text the server sees.
  resume: (bytes) => isPdf(bytes) || startsWith(bytes, zip) || isPhotograph(bytes),
  scan: (bytes) => isPdf(bytes) || isPhotograph(bytes),
  pdf: isPdf,
  // What a list is written in is found out by who reads it, and said exactly.
  spreadsheet: () => true,
};

/** What the file dialog offers. */
export const acceptedNames: Record<FileKind, string> = {
  resume:
    '.pdf,.docx,.odt,.jpg,.jpeg,.png,.heic,.heif,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/vnd.oasis.opendocument.text,image/jpeg,image/png,image/heic,image/heif',
  scan: '.pdf,.jpg,.jpeg,.png,.heic,.heif,application/pdf,image/jpeg,image/png,image/heic,image/heif',
  pdf: '.pdf,application/pdf',
  spreadsheet:
    '.xlsx,.xls,.ods,.numbers,.csv,.tsv,.txt,.html,.vcf,.slk,.dif,text/csv,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.ms-excel,application/vnd.oasis.opendocument.spreadsheet',
};

/** Whether a file that was taken is a photograph, by what the browser or its name says of it. */
export const isNamedPhotograph = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  type.startsWith('image/') || /\.(?:jpe?g|png|hei[cf])$/i.test(name);

/** Files that people often have, and can turn into one that is taken; `other` for all the rest. */
export type Refused = 'empty' | 'oldOrLocked' | 'other';

const compound = [0xd0, 0xcf, 0x11, 0xe0];

const refusedAs = (bytes: Uint8Array): Refused => {
  if (bytes.length === 0) return 'empty';
  if (startsWith(bytes, compound)) return 'oldOrLocked';
  return 'other';
};

/** What a file is instead of what is asked for, by its first bytes; null when it is that. */
export const notOfKind = async (file: Blob, kind: FileKind): Promise<Refused | null> => {
  const bytes = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  return kinds[kind](bytes) ? null : refusedAs(bytes);
};
