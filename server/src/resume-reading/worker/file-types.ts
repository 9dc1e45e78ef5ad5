import type { Upload } from '../../platform/http/uploads/upload.ts';
import { keyedMutex } from '../../platform/security/keyed-mutex.ts';

/** What an uploaded resume is, by its content, whatever its name says. */
export type ResumeFileType = 'pdf' | 'office' | 'picture';

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/** Readers are to look for the mark within the first 1024 bytes (ISO 32000, annex H). */
const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).includes('%PDF-');

const zip = [0x50, 0x4b, 0x03, 0x04];
const jpeg = [0xff, 0xd8, 0xff];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** What follows the length of the first box of a photograph in the format of iPhones. */
const heic = /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/;
/** Files of Word before 2007, and newer ones with a password. */
const compound = [0xd0, 0xcf, 0x11, 0xe0];

/** A text document is an archive with parts of these names; other archives are none. */
const isOffice = (bytes: Uint8Array): boolean => {
  if (!startsWith(bytes, zip)) return false;
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return (
    whole.includes('word/document.xml') ||
    whole.subarray(0, 200).includes('application/vnd.oasis.opendocument.text')
  );
};

/** A photograph as telephones keep it, which is decoded before anything else. */
export const isHeic = (bytes: Uint8Array): boolean =>
  heic.test(Buffer.from(bytes.subarray(4, 12)).toString('latin1'));

/**
 * A photograph whose end is missing, which decoders fill up with grey. Looked for behind where its own lines begin: the small
 * picture in its head has an end, too, and some telephones put a film behind it.
 */
export const isCutJpeg = (bytes: Uint8Array): boolean => {
  if (!startsWith(bytes, jpeg)) return false;
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let at = 2;
  while (at + 4 <= whole.length && whole[at] === 0xff && whole[at + 1] !== 0xda)
    at += 2 + whole.readUInt16BE(at + 2);
  return !whole.includes(Buffer.from([0xff, 0xd9]), at);
};

export const resumeFileType = (bytes: Uint8Array): ResumeFileType | null => {
  if (isPdf(bytes)) return 'pdf';
  if (isOffice(bytes)) return 'office';
  const isPicture = startsWith(bytes, jpeg) || startsWith(bytes, png) || isHeic(bytes);
  return isPicture ? 'picture' : null;
};

const resumeFormats =
  'Formats acceptés : PDF, Word (.docx), OpenDocument (.odt), photo JPG, PNG ou HEIC. Enregistrez ce fichier en PDF, ou prenez-le en photo.';

/** Why a file is not taken, and what to do, where that can be said of it. */
export const whyNotTaken = (bytes: Uint8Array, formats = resumeFormats): string => {
  if (startsWith(bytes, compound))
    return 'Ce document Word est d’un ancien format (.doc) ou protégé par un mot de passe. Enregistrez-le en .docx ou en PDF, sans mot de passe.';
  if (bytes.length === 0) return 'Ce fichier est vide. Choisissez-en un autre.';
  if (startsWith(bytes, zip) && Buffer.from(bytes).includes('Index/Document.iwa'))
    return 'Les documents Pages ne peuvent pas être lus. Dans Pages : Fichier, Exporter vers, PDF.';
  return formats;
};

const oneByOne = keyedMutex();

/** What an uploaded file is and, where it is nothing that is taken, why. Archives alone are read whole, one after the other. */
export const judgeUpload = async (
  upload: Upload,
  formats = resumeFormats,
): Promise<{ type: ResumeFileType } | { type: null; message: string }> => {
  const judge = (bytes: Uint8Array) => {
    const type = resumeFileType(bytes);
    return type === null ? { type, message: whyNotTaken(bytes, formats) } : { type };
  };
  const start = await upload.read(1024);
  if (!startsWith(start, zip)) return judge(start);
  return oneByOne('archive', async () => judge(await upload.read()));
};
