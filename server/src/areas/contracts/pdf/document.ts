import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

export type Doc = PDFKit.PDFDocument;

export const ink = '#14232b';
export const quiet = '#55626a';
export const line = '#c9c2b6';

const fontFile = (name: string): Promise<Buffer> =>
  readFile(fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)));

/** Names have letters that the fonts of every reader lack: those of all European languages are drawn with these. */
export const loadFonts = async () => ({
  regular: await fontFile('DejaVuSansCondensed'),
  bold: await fontFile('DejaVuSansCondensed-Bold'),
});

export type Fonts = Awaited<ReturnType<typeof loadFonts>>;

interface Opened {
  title: string;
  madeAt: Date;
  fonts: Fonts;
  /** In points; text flows over to the next page at the lower one. None unless told. */
  margins?: { top: number; bottom: number; left: number; right: number };
}

/** An A4 document without a page, tagged, in French, with its title. */
export const openDocument = ({ title, madeAt, fonts, margins }: Opened): Doc => {
  const doc = new PDFDocument({
    size: 'A4',
    ...(margins ? { margins } : { margin: 0 }),
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'fr-FR',
    info: { Title: title, Author: 'Tandem', CreationDate: madeAt },
  });
  doc.registerFont('regular', fonts.regular);
  doc.registerFont('bold', fonts.bold);
  return doc;
};

const footMargin = 36;

/** « Title, page 1 sur 2 » at the foot of every page; nothing can be drawn afterwards. */
export const writeFeet = (doc: Doc, title: string): void => {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    // Below the text, where it would go over to a new page by itself.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc
      .font('regular')
      .fontSize(7)
      .fillColor(quiet)
      .text(`${title}, page ${page + 1} sur ${count}`, footMargin, doc.page.height - footMargin, {
        width: doc.page.width - 2 * footMargin,
        align: 'center',
        lineBreak: false,
      });
    doc.endMarkedContent();
  }
};

/** The finished file. */
export const bytesOf = (doc: Doc): Promise<Buffer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  doc.on('end', () => resolve(Buffer.concat(chunks)));
  doc.on('error', reject);
  doc.end();
  return promise;
};
