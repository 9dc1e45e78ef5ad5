import type { AgreementBlock } from '@tandem/domain/contracts/agreement/template';
import { bytesOf, ink, loadFonts, openDocument, writeFeet, type Doc } from '../pdf/document.ts';
import { breakable } from '../pdf/breakable.ts';
import { writeSignatureFrame } from '../pdf/signature-frame.ts';

/** In points. */
const side = 62;
const bottom = 64;
const signaturePlace = 96;

const widthOf = (doc: Doc): number => doc.page.width - 2 * side;

interface Style {
  tag: string;
  font: 'regular' | 'bold';
  size: number;
  before: number;
  /** Room that has to be left below it, so that it does not stand alone at the foot of a page. */
  keep: number;
}

const styles = {
  title: { tag: 'H1', font: 'bold', size: 17, before: 0, keep: 80 },
  heading: { tag: 'H2', font: 'bold', size: 11.5, before: 12, keep: 60 },
  paragraph: { tag: 'P', font: 'regular', size: 10, before: 5, keep: 24 },
} as const satisfies Record<string, Style>;

const lineGap = 2.5;

/** Goes on to the next page where there is not so much room left. */
const need = (doc: Doc, room: number): void => {
  if (doc.y + room <= doc.page.height - bottom) return;
  doc.addPage();
};

const write = (
  doc: Doc,
  parent: PDFKit.PDFStructureElement,
  text: string,
  { tag, font, size, before, keep }: Style,
): void => {
  doc.y += before;
  need(doc, keep);
  const element = doc.struct(tag, {}, () => {
    doc
      .font(font)
      .fontSize(size)
      .fillColor(ink)
      .text(breakable(text), side, doc.y, { width: widthOf(doc), lineGap });
  });
  parent.add(element);
};

const indent = 14;

const writeList = (
  doc: Doc,
  parent: PDFKit.PDFStructureElement,
  items: readonly string[],
): void => {
  const list = doc.struct('L');
  parent.add(list);
  doc.y += 3;
  for (const text of items) {
    need(doc, 24);
    const item = doc.struct('LI');
    list.add(item);
    doc.font('regular').fontSize(10).fillColor(ink);
    const top = doc.y;
    item.add(
      doc.struct('Lbl', {}, () => {
        doc.text('•', side, top, { width: indent, lineBreak: false });
      }),
    );
    item.add(
      doc.struct('LBody', {}, () => {
        doc.text(breakable(text), side + indent, top, { width: widthOf(doc) - indent, lineGap });
      }),
    );
    item.end();
  }
  list.end();
};

/** A frame beside a frame, each with whose it is: there they write the day and sign. */
const writeSignatures = (
  doc: Doc,
  parent: PDFKit.PDFStructureElement,
  who: readonly string[],
): void => {
  doc.y += 16;
  need(doc, signaturePlace);
  const top = doc.y;
  const gap = 16;
  const width = (widthOf(doc) - gap * (who.length - 1)) / who.length;
  who.forEach((label, index) => {
    const left = side + index * (width + gap);
    writeSignatureFrame(doc, parent, { label, left, top, width, height: signaturePlace - 6 });
  });
  doc.y = top + signaturePlace;
};

/** A training agreement on A4, tagged, in French; its title is the first one of its blocks. */
export const drawAgreement = async (
  blocks: readonly AgreementBlock[],
  madeAt: Date,
): Promise<Buffer> => {
  const titled = blocks.find((block) => block.kind === 'title');
  const title = titled?.kind === 'title' ? titled.text : 'Convention de formation';
  const doc = openDocument({
    title,
    madeAt,
    fonts: await loadFonts(),
    margins: { top: side, bottom, left: side, right: side },
  });
  doc.addPage();
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  for (const block of blocks) {
    if (block.kind === 'list') writeList(doc, whole, block.items);
    else if (block.kind === 'signatures') writeSignatures(doc, whole, block.who);
    else write(doc, whole, block.text, styles[block.kind]);
  }
  whole.end();
  writeFeet(doc, title);
  return bytesOf(doc);
};
