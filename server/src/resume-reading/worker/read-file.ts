import { extractText, type PdfText } from '../pdf/extract-text.ts';
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
  const { paragraphsToPdf } = await import('../office/to-pdf.ts');
  const { openOfficeFile } = await import('../office/open-office-file.ts');
  const { lines, paragraphs } = openOfficeFile(bytes);
  return {
    text: lines.map(({ text }) => text).join('\n'),
    pages: 1,
    lines,
    pdf: withPdf ? owned(await paragraphsToPdf(paragraphs)) : null,
  };
};

/** Recognises the text of a scan or a photograph, which stays as it is; after `forMs` nothing more is begun. */
export const readScan = async (
  bytes: Uint8Array,
  type: ResumeFileType,
  { forMs, withTexts }: { forMs: number; withTexts: boolean },
): Promise<ScanText> => {
  const end = performance.now() + forMs;
  const { readPictures } = await import('../scan/read-pictures.ts');
  const file = type === 'picture' ? await photographToPdf(bytes) : bytes;
  return { ...(await readPictures(file, () => performance.now() > end, { withTexts })), pdf: null };
};
