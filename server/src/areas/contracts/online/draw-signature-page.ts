import type { SignaturePlace } from '../../../platform/esign/signing-service.ts';
import { ink, line, quiet, type Doc } from '../pdf/document.ts';

/** A4, in points. */
const page = { width: 595.28, height: 841.89 };
const margin = 36;
const first = 130;
const step = 150;
const box = { width: 300, height: 96 };
const date = { x: margin + box.width + 20, width: 200, height: 24 };

const hundredths = (x: number, y: number, width: number, height: number) => ({
  x: (x / page.width) * 100,
  y: (y / page.height) * 100,
  width: (width / page.width) * 100,
  height: (height / page.height) * 100,
});

/** Where the signature and the date of one of those who sign stand on a page of places, by their order from 0. */
export const placeOf = (
  number: number,
  index: number,
): { sign: SignaturePlace; date: SignaturePlace } => {
  const top = first + index * step + 20;
  return {
    sign: { page: number, ...hundredths(margin, top, box.width, box.height) },
    date: { page: number, ...hundredths(date.x, top + 14, date.width, date.height) },
  };
};

/** Adds a page with a place for each who signs; answers its number, from 1. */
export const drawSignaturePage = (
  doc: Doc,
  whole: PDFKit.PDFStructureElement,
  labels: readonly string[],
): number => {
  doc.addPage();
  const write = (tag: string, text: string, font: string, size: number, y: number, x = margin) => {
    whole.add(
      doc.struct(tag, {}, () => {
        doc
          .font(font)
          .fontSize(size)
          .fillColor(tag === 'Span' ? quiet : ink)
          .text(text, x, y, { width: page.width - margin - x });
      }),
    );
  };
  write('H2', 'Signatures', 'bold', 15, margin);
  const text =
    'Chacun signe en ligne, dans cet ordre, par le lien reçu à sa propre adresse e-mail.';
  write('P', text, 'regular', 9, margin + 26);
  for (const [index, label] of labels.entries()) {
    const top = first + index * step;
    write('H3', `${index + 1}. ${label}`, 'bold', 11, top);
    write('Span', 'Date', 'regular', 8, top + 20, date.x);
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .rect(margin, top + 20, box.width, box.height)
      .lineWidth(0.6)
      .stroke(line);
    doc.rect(date.x, top + 34, date.width, date.height).stroke(line);
    doc.endMarkedContent();
  }
  return doc.bufferedPageRange().count;
};
