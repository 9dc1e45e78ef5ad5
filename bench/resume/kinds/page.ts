import PDFDocument from 'pdfkit';

export interface Style {
  size?: number;
  bold?: boolean;
  align?: 'left' | 'right' | 'center';
  /** White between letters, in points. */
  spaced?: number;
  link?: string | undefined;
}

/** A page on which text is set where a layout wants it; `y` runs down, every call answers where the next may start. */
export interface Page {
  write: (text: string, x: number, y: number, width: number, style?: Style) => number;
  height: (text: string, width: number, style?: Style) => number;
  width: (text: string, style?: Style) => number;
  /** Up the page from `y` on (90), or down from it (-90). */
  turned: (text: string, x: number, y: number, angle: 90 | -90, style?: Style) => void;
  /** Sign by sign, each drawn by itself. */
  bySigns: (text: string, x: number, y: number, step: number, style?: Style) => number;
  rule: (x: number, y: number, width: number) => void;
  next: () => void;
  finish: () => Promise<Uint8Array>;
}

export const pageWidth = 595;

export const openPage = (): Page => {
  const doc = new PDFDocument({ size: 'A4', margin: 0, info: { CreationDate: new Date(0) } });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const hold = ({ size = 10, bold = false }: Style): number => {
    doc.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
    return size;
  };
  const optionsOf = (width: number, { align = 'left', spaced = 0, link }: Style) => ({
    width,
    align,
    characterSpacing: spaced,
    lineGap: 2,
    ...(link !== undefined && { link }),
  });
  const height = (text: string, width: number, style: Style = {}): number => {
    hold(style);
    return doc.heightOfString(text, optionsOf(width, style));
  };
  return {
    height,
    width: (text, style = {}) => {
      hold(style);
      return doc.widthOfString(text);
    },
    write: (text, x, y, width, style = {}) => {
      hold(style);
      doc.text(text, x, y, optionsOf(width, style));
      return y + height(text, width, style);
    },
    turned: (text, x, y, angle, style = {}) => {
      hold(style);
      doc.save().rotate(-angle, { origin: [x, y] });
      doc.text(text, x, y, { lineBreak: false, characterSpacing: style.spaced ?? 0 });
      doc.restore();
    },
    bySigns: (text, x, y, step, style = {}) => {
      const size = hold(style);
      for (const [index, sign] of Array.from(text).entries())
        if (sign !== ' ') doc.text(sign, x + index * step, y, { lineBreak: false });
      return y + size * 1.3;
    },
    rule: (x, y, width) => {
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.7)
        .stroke('#777777');
    },
    next: () => {
      doc.addPage();
    },
    finish: async () => {
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
      doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
      doc.on('error', reject);
      doc.end();
      return promise;
    },
  };
};
