import {
  bytesOf,
  ink,
  line,
  loadFonts,
  openDocument,
  quiet,
  writeFeet,
  type Doc,
  type Fonts,
} from '../pdf/document.ts';
import { typeset } from '@tandem/domain/typography';
import { writeSignatureFrame } from '../pdf/signature-frame.ts';
import { margin, Pen } from './pen.ts';
import type { SheetSection } from '@tandem/domain/contracts/liaison/liaison-sheet';
import type { SheetLine } from '@tandem/domain/contracts/liaison/sheet-line';

export interface SheetHead {
  title: string;
  /** What it is, and what it is not. */
  notes: readonly string[];
  madeAt: Date;
}

/** Sizes of letters, from which the first is taken at which all stands on two pages. */
const sizes = [9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6];
const mostPages = 2;

const valueText = ({ value, meaning }: SheetLine): string =>
  [value, meaning].filter(Boolean).join(' – ') || '…………………………';

const labelShare = 0.42;

interface Room {
  pen: Pen;
  size: number;
}

/** Above what goes on in another column: whose street or town it is must not be guessed. */
const writeContinued = (doc: Doc, title: string, { pen, size }: Room): void => {
  doc.markContent('Artifact', { type: 'Layout' });
  doc
    .font('bold')
    .fontSize(size)
    .fillColor(quiet)
    .text(`${title} (suite)`, pen.x, pen.y, { width: pen.width });
  doc.endMarkedContent();
  pen.y = doc.y + size * 0.35;
};

/** The letters of the smallest print in which a value may stand. */
const smallest = 5;

/** The room that the longest word of a value needs: an address is copied whole or not at all. */
const widestWord = (doc: Doc, value: string, size: number): number => {
  doc.font('bold').fontSize(size);
  return Math.max(...value.split(/\s+/).map((word) => doc.widthOfString(word)));
};

const writeLine = (
  doc: Doc,
  parent: PDFKit.PDFStructureElement,
  told: SheetLine,
  { title, ...room }: Room & Pick<SheetSection, 'title'>,
): void => {
  const { pen, size } = room;
  const value = valueText(told);
  const beside = pen.width * (1 - labelShare);
  const widest = widestWord(doc, value, size);
  const below = widest > beside;
  // Half a point less than would just fit: what is measured and what is drawn differ by roundings.
  const valueSize = Math.max(smallest, Math.min(size, (size * (pen.width - 0.5)) / widest));
  const labelWidth = below ? pen.width : pen.width * labelShare - 4;
  const valueWidth = below ? pen.width : beside;
  const labelHeight = doc
    .font('regular')
    .fontSize(size)
    .heightOfString(told.label, { width: labelWidth });
  const valueHeight = doc
    .font('bold')
    .fontSize(valueSize)
    .heightOfString(value, { width: valueWidth });
  const height =
    (below ? labelHeight + valueHeight : Math.max(labelHeight, valueHeight)) + size * 0.35;
  if (pen.need(height)) writeContinued(doc, title, room);
  const { x, y } = pen;
  const item = doc.struct('LI');
  parent.add(item);
  item.add(
    doc.struct('Lbl', {}, () => {
      doc
        .font('regular')
        .fontSize(size)
        .fillColor(quiet)
        .text(told.label, x, y, { width: labelWidth });
    }),
  );
  item.add(
    doc.struct('LBody', {}, () => {
      doc
        .font('bold')
        .fontSize(valueSize)
        .fillColor(ink)
        .text(value, x + pen.width - valueWidth, below ? y + labelHeight : y, {
          width: valueWidth,
        });
    }),
  );
  item.end();
  pen.y += height;
};

/** As high as a hand needs to sign, in points. */
const signatureRoom = 68;

const writeFrame = (
  doc: Doc,
  parent: PDFKit.PDFStructureElement,
  label: string,
  { title, ...room }: Room & Pick<SheetSection, 'title'>,
): void => {
  const { pen } = room;
  const place = signatureRoom + 8;
  if (pen.need(place)) writeContinued(doc, title, room);
  const frame = { label, left: pen.x, top: pen.y + 4, width: pen.width, height: signatureRoom };
  writeSignatureFrame(doc, parent, frame);
  pen.y += place;
};

const writeSection = (
  doc: Doc,
  parent: PDFKit.PDFStructureElement,
  { title, lines, signed = [] }: SheetSection,
  room: Room,
): void => {
  const { pen, size } = room;
  const high = doc
    .font('bold')
    .fontSize(size + 1.5)
    .heightOfString(title, { width: pen.width });
  // A heading never stands alone at the foot of a column.
  pen.need(high + size * 6);
  pen.y += size * 0.5;
  const section = doc.struct('Sect');
  parent.add(section);
  section.add(
    doc.struct('H2', {}, () => {
      doc
        .font('bold')
        .fontSize(size + 1.5)
        .fillColor(ink)
        .text(title, pen.x, pen.y, { width: pen.width });
    }),
  );
  pen.y += high + 1;
  doc.markContent('Artifact', { type: 'Layout' });
  doc
    .moveTo(pen.x, pen.y)
    .lineTo(pen.x + pen.width, pen.y)
    .lineWidth(0.6)
    .stroke(line);
  doc.endMarkedContent();
  pen.y += 3;
  const list = doc.struct('L');
  section.add(list);
  for (const one of lines) writeLine(doc, list, one, { ...room, title });
  list.end();
  for (const label of signed) writeFrame(doc, section, label, { ...room, title });
  section.end();
};

const writeHead = (
  doc: Doc,
  parent: PDFKit.PDFStructureElement,
  { title, notes }: SheetHead,
  pen: Pen,
): void => {
  const width = doc.page.width - 2 * margin;
  const write = (tag: string, sentence: string, font: string, size: number): void => {
    const text = typeset(sentence);
    const height = doc.font(font).fontSize(size).heightOfString(text, { width });
    parent.add(
      doc.struct(tag, {}, () => {
        doc.font(font).fontSize(size).fillColor(ink).text(text, margin, pen.y, { width });
      }),
    );
    pen.y += height + 3;
  };
  write('H1', title, 'bold', 15);
  for (const note of notes) write('P', note, 'regular', 8);
  pen.beginColumns();
};

interface Drawn {
  doc: Doc;
  whole: PDFKit.PDFStructureElement;
  pages: number;
}

const draw = (
  head: SheetHead,
  sections: readonly SheetSection[],
  fonts: Fonts,
  size: number,
): Drawn => {
  const doc = openDocument({ title: head.title, madeAt: head.madeAt, fonts });
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  const pen = new Pen(doc);
  writeHead(doc, whole, head, pen);
  for (const section of sections) writeSection(doc, whole, section, { pen, size });
  return { doc, whole, pages: doc.bufferedPageRange().count };
};

/**
 * A sheet of two A4 pages, tagged, in French: what is too long for them in the smallest letters goes on a third. Reading
 * order is that of the sections; each line is an item of a list, its label before its value. `after` may add pages.
 */
export const drawSheet = async (
  head: SheetHead,
  sections: readonly SheetSection[],
  after: (doc: Doc, whole: PDFKit.PDFStructureElement) => void = () => {},
): Promise<Buffer> => {
  const fonts = await loadFonts();
  for (const size of sizes) {
    const { doc, whole, pages } = draw(head, sections, fonts, size);
    if (pages > mostPages && size !== sizes.at(-1)) continue;
    after(doc, whole);
    whole.end();
    writeFeet(doc, head.title);
    return bytesOf(doc);
  }
  throw new Error('There is no size of letters.');
};
