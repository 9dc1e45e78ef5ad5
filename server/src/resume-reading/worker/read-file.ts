import { extractText, type PdfText } from '../pdf/extract-text.ts';
import type { Shown } from '../scan/read-pictures.ts';
import { isHeic, type ResumeFileType } from './file-types.ts';

/** A resume's text, and where it is no PDF file the one that is made of it. */
export interface ResumeText extends PdfText {
  pdf: Uint8Array<ArrayBuffer> | null;
}

/** What was recognised in pictures. */
export interface ScanText extends ResumeText {
  /** Whether the time sufficed for all of it. */
  isWhole: boolean;
}

const owned = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

/** Few photographs are of a telephone that keeps HEIC: its decoder is loaded with the first of them. */
const asJpegOrPng = async (bytes: Uint8Array): Promise<Uint8Array> => {
  if (!isHeic(bytes)) return bytes;
  const { heicToJpeg } = await import('../heic/heic-to-jpeg.ts');
  return heicToJpeg(bytes);
};

/** A photograph as a PDF file of one page. */
const photographToPdf = async (bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => {
  const { pictureToPdf } = await import('../office/to-pdf.ts');
  return owned(await pictureToPdf(await asJpegOrPng(bytes)));
};

/** The same with its page turned so that it is read, as far as its text shows within so many milliseconds which way up it is. */
export const photographToUprightPdf = async (
  bytes: Uint8Array,
  forMs: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const end = performance.now() + forMs;
  const { pictureToPdf } = await import('../office/to-pdf.ts');
  const { quartersToUpright } = await import('../scan/upright.ts');
  const picture = await asJpegOrPng(bytes);
  const asHeld = await pictureToPdf(picture);
  const quarters = await quartersToUpright(owned(asHeld), () => performance.now() > end);
  return owned(quarters === 0 ? asHeld : await pictureToPdf(picture, quarters));
};

/** The large pictures of a text document as a PDF file; null where it has none. */
const officePictures = async (bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer> | null> => {
  const { picturesIn } = await import('../office/open-media.ts');
  const { picturesToPdf } = await import('../office/to-pdf.ts');
  const pictures = picturesIn(bytes);
  return pictures.length === 0 ? null : owned(await picturesToPdf(pictures));
};

const readOffice = async (bytes: Uint8Array, withPdf: boolean): Promise<ResumeText> => {
  const { paragraphsToPdf } = await import('../office/to-pdf.ts');
  const { openOfficeFile } = await import('../office/open-office-file.ts');
  const { lines, paragraphs } = openOfficeFile(bytes);
  if (lines.length === 0) {
    const pdf = await officePictures(bytes);
    // One with a password has nothing that looks like text.
    if (!pdf) throw new Error('A document without text.');
    return { text: '', pages: 1, lines, pdf: withPdf ? pdf : null };
  }
  return {
    text: lines.map(({ text }) => text).join('\n'),
    pages: 1,
    lines,
    pdf: withPdf ? owned(await paragraphsToPdf(paragraphs)) : null,
  };
};

/** Reads a file of a known type; `withPdf`: the PDF file is wanted, too. */
export const readFile = async (
  bytes: Uint8Array,
  type: ResumeFileType,
  { maxPages, withPdf }: { maxPages: number; withPdf: boolean },
): Promise<ResumeText> => {
  if (type === 'pdf') return { ...(await extractText(bytes, maxPages)), pdf: null };
  // Most files are PDF files: what only the others need is loaded with the first of them.
  if (type === 'picture')
    return { text: '', pages: 1, lines: [], pdf: await photographToPdf(bytes) };
  return readOffice(bytes, withPdf);
};

const scanOf = (bytes: Uint8Array, type: ResumeFileType): Promise<Uint8Array | null> => {
  if (type === 'picture') return photographToPdf(bytes);
  return type === 'office' ? officePictures(bytes) : Promise.resolve(bytes);
};

/** Recognises the text of a scan or a photograph, or of the pictures in a text document, which stays as it is; after `forMs` nothing more is begun. */
export const readScan = async (
  bytes: Uint8Array,
  type: ResumeFileType,
  { forMs, ...shown }: { forMs: number } & Required<Shown>,
): Promise<ScanText> => {
  const end = performance.now() + forMs;
  const { readPictures } = await import('../scan/read-pictures.ts');
  const file = await scanOf(bytes, type);
  if (!file) return { text: '', pages: 1, lines: [], pdf: null, isWhole: true };
  return { ...(await readPictures(file, () => performance.now() > end, shown)), pdf: null };
};
