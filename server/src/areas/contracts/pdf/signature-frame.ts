import { ink, line, type Doc } from './document.ts';

interface Frame {
  label: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A frame that says whose it is: there they write the day and sign. */
export const writeSignatureFrame = (
  doc: Doc,
  parent: PDFKit.PDFStructureElement,
  { label, left, top, width, height }: Frame,
): void => {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.roundedRect(left, top, width, height, 6).lineWidth(0.8).stroke(line);
  doc.endMarkedContent();
  parent.add(
    doc.struct('P', {}, () => {
      doc
        .font('bold')
        .fontSize(10)
        .fillColor(ink)
        .text(`${label}\u202F: date et signature`, left + 10, top + 9, { width: width - 20 });
    }),
  );
};
