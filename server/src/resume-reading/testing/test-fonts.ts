import { fileURLToPath } from 'node:url';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

const font = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));

/** A PDF file with these lines in a font that it brings, which does not say what letters its signs are. */
export const withoutLetterNames = async (lines: readonly string[]): Promise<Uint8Array> => {
  const doc = new PDFDocument({ size: 'A4', compress: false });
  doc.font(font).fontSize(12);
  for (const line of lines) doc.text(line);
  doc.end();
  const file = (await buffer(doc)).toString('latin1');
  return new Uint8Array(Buffer.from(file.replaceAll('/ToUnicode', '/ToUnicodX'), 'latin1'));
};
