import { extractText, type PdfText } from '../pdf/extract-text.ts';
import type { PlacedCard } from '../codes/page-codes.ts';
import type { Shown } from '../scan/read-pictures.ts';
import { DocumentFault } from '../office/document-fault.ts';
import { isHeic, type ResumeFileType } from './file-types.ts';

/** A resume's text, and where it is no PDF file the one that is made of it. */
export interface ResumeText extends PdfText {
  pdf: Uint8Array<ArrayBuffer> | null;
}

/** What was recognised in pictures. */
export interface ScanText extends ResumeText {
  /** Whether the time sufficed for all of it. */
  isWhole: boolean;
  /** What its codes say. */
  cards: PlacedCard[];
  /** Whether a picture was left out that is too large, and nothing else was read. */
  isTooLarge: boolean;
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
  const { large } = picturesIn(bytes);
  return large.length === 0 ? null : owned(await picturesToPdf(large));
};

/** All pictures of a text document as a PDF file, the large ones first, as letters stand in these alone; null where it has none. */
const allOfficePictures = async (
  bytes: Uint8Array,
): Promise<{ file: Uint8Array; codesOn: number; lettersOn: number } | null> => {
  const { picturesIn } = await import('../office/open-media.ts');
  const { isDrawable, picturesToPdf } = await import('../office/to-pdf.ts');
  const { large, small } = picturesIn(bytes);
  const all = [...large, ...small.filter(isDrawable)];
  if (all.length === 0) return null;
  const file = owned(await picturesToPdf(all));
  return { file, codesOn: all.length, lettersOn: large.length };
};

const readOffice = async (bytes: Uint8Array, withPdf: boolean): Promise<ResumeText> => {
  const { paragraphsToPdf } = await import('../office/to-pdf.ts');
  const { openOfficeFile } = await import('../office/open-office-file.ts');
  const { lines, paragraphs } = openOfficeFile(bytes);
  if (lines.length === 0) {
    const pdf = await officePictures(bytes);
    if (!pdf) throw new DocumentFault('empty');
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

type Looked = Pick<Shown, 'codesOn' | 'lettersOn'> & { file: Uint8Array };

const scanOf = async (bytes: Uint8Array, type: ResumeFileType): Promise<Looked | null> => {
  if (type === 'office') return allOfficePictures(bytes);
  return { file: type === 'picture' ? await photographToPdf(bytes) : bytes };
};

/**
 * Recognises the text of a scan or a photograph, or of the pictures in a text document, which stays as it is, and the codes in them;
 * after `forMs` nothing more is begun.
 */
export const readScan = async (
  bytes: Uint8Array,
  type: ResumeFileType,
  { forMs, ...shown }: { forMs: number } & Pick<Shown, 'withTexts' | 'isDrawing' | 'isEnough'>,
): Promise<ScanText> => {
  const end = performance.now() + forMs;
  const { readPictures } = await import('../scan/read-pictures.ts');
  const scan = await scanOf(bytes, type);
  if (!scan)
    return {
      text: '',
      pages: 1,
      lines: [],
      pdf: null,
      isWhole: true,
      cards: [],
      isTooLarge: false,
    };
  const { file, ...pages } = scan;
  const read = await readPictures(file, () => performance.now() > end, { ...shown, ...pages });
  return { ...read, pdf: null };
};
