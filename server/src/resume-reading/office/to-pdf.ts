import PDFDocument from 'pdfkit';
import { bareJpeg, pointsOfJpeg } from './bare-jpeg.ts';
import type { Paragraph } from './office-lines.ts';

const margin = 56;

const collected = async (draw: (doc: PDFKit.PDFDocument) => void): Promise<Uint8Array> => {
  const doc = new PDFDocument({ size: 'A4', margin, autoFirstPage: false });
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
  doc.on('error', reject);
  draw(doc);
  doc.end();
  return promise;
};

/** Letters that the fonts of every PDF reader have; others lose their accents, or are left out. */
const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\t+/g, '   ')
    .replace(/[^\u0020-\u007E\u00A0-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu, (sign) => {
      const plain = sign.normalize('NFKD').replace(/\p{M}/gu, '');
      return /^[\u0020-\u00FF]+$/u.test(plain) ? plain : ' ';
    });

/** What no word begins in for so long is no text: all that may not be broken is measured again for every line that it takes. */
const parted = (text: string): string => text.replace(/(?:(?! [\p{L}\p{N}])[^\n]){200}/gu, '$&\n');

/** A page of a resume that was written with a word processor, as companies read it: its text, in its order. */
export const paragraphsToPdf = (paragraphs: readonly Paragraph[]): Promise<Uint8Array> =>
  collected((doc) => {
    doc.addPage();
    for (const { text, isHeading, isItem, size } of paragraphs) {
      const high = Math.min(24, Math.max(8, size ?? (isHeading ? 14 : 11)));
      doc.font(isHeading ? 'Helvetica-Bold' : 'Helvetica').fontSize(high);
      if (isHeading) doc.moveDown(0.5);
      const said = parted(drawable(text).trim());
      doc.text(isItem ? `• ${said}` : said, { indent: isItem ? 10 : 0, lineGap: 2 });
    }
  });

/** More no camera takes; a picture made to fill memory may say so. */
const mostPixels = 60_000_000;
/** Of those that a page takes only once they are decoded, which holds some 17 bytes for each: the largest screens have 8 million. */
const mostDecoded = 12_000_000;

/** What a page draws as it is: neither seen through, in whichever of the three ways, nor sent line by line in turns. */
const isPlainPng = (bytes: Buffer): boolean =>
  ((bytes[25] ?? 0) & 4) === 0 && bytes[28] === 0 && !bytes.includes('tRNS');

/** Telephones take 200 million, and no file that is taken here holds more; whoever shows it makes room for what it says. */
const mostOfJpeg = 250_000_000;

const requireDrawable = (bytes: Buffer): void => {
  if (bytes.length > 2 && bytes.readUInt16BE(0) === 0xffd8) {
    const points = pointsOfJpeg(bytes);
    if (points === null || points > mostOfJpeg) throw new Error('No picture, or too large a one.');
  }
  if (bytes.subarray(1, 4).toString('latin1') !== 'PNG' || bytes.length < 29) return;
  const pixels = bytes.readUInt32BE(16) * bytes.readUInt32BE(20);
  if (pixels > (isPlainPng(bytes) ? mostPixels : mostDecoded))
    throw new Error('Too large a picture.');
};

/** Whether a picture becomes a page. */
export const isDrawable = (picture: Uint8Array): boolean => {
  try {
    requireDrawable(Buffer.from(picture));
    return true;
  } catch {
    return false;
  }
};

const drawPicture = (doc: PDFKit.PDFDocument, picture: Buffer, quarters: number): void => {
  doc.addPage({ size: 'A4', margin: 0, layout: quarters % 2 === 0 ? 'portrait' : 'landscape' });
  if (quarters !== 0) Object.assign(doc.page.dictionary.data, { Rotate: quarters * 90 });
  doc.image(bareJpeg(picture), 0, 0, {
    fit: [doc.page.width, doc.page.height],
    align: 'center',
    valign: 'center',
  });
};

/**
 * Photographs as pages of their own, the way they were held, which cameras note beside the picture, and from there shown turned by
 * so many quarters, clockwise.
 */
export const picturesToPdf = (
  pictures: readonly Uint8Array[],
  quarters = 0,
): Promise<Uint8Array> => {
  const all = pictures.map((bytes) => Buffer.from(bytes));
  for (const picture of all) requireDrawable(picture);
  return collected((doc) => {
    for (const picture of all) drawPicture(doc, picture, quarters);
  });
};

export const pictureToPdf = (bytes: Uint8Array, quarters = 0): Promise<Uint8Array> =>
  picturesToPdf([bytes], quarters);
