import PDFDocument from 'pdfkit';

export interface TypeFace {
  regular: string;
  bold: string;
  italic: string;
}

export const helvetica: TypeFace = {
  regular: 'Helvetica',
  bold: 'Helvetica-Bold',
  italic: 'Helvetica-Oblique',
};

export const times: TypeFace = {
  regular: 'Times-Roman',
  bold: 'Times-Bold',
  italic: 'Times-Italic',
};

export interface Hand {
  font: string;
  size: number;
  color: string;
  align?: 'left' | 'right' | 'center';
}

/** A4, in points. */
export const pageWidth = 595.28;
export const pageHeight = 841.89;

const leading = 1.32;

/** A resume that is being drawn; `read` is what has been written, in the order in which people read it. */
export interface Sheet {
  doc: PDFKit.PDFDocument;
  read: string[];
  height(text: string, width: number, hand: Hand): number;
  /** The same hand, smaller where the longest word would not fit the width. */
  fitting(text: string, width: number, hand: Hand): Hand;
  /** Writes a text that may wrap, its top at `y`; answers how high it came out. */
  write(text: string, at: { x: number; y: number; width: number }, hand: Hand): number;
  fill(color: string, box: { x: number; y: number; width: number; height: number }): void;
  rule(
    color: string,
    from: { x: number; y: number },
    to: { x: number; y: number },
    width?: number,
  ): void;
  finish(): Promise<Uint8Array>;
}

/** The standard fonts know no narrow no-break space. */
const drawable = (text: string): string => text.replaceAll('\u202F', '\u00A0');

export const openSheet = (title: string, author: string, madeAt: Date): Sheet => {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: 'fr-FR',
    info: { Title: title, Author: author, CreationDate: madeAt },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const read: string[] = [];
  const optionsOf = ({ size, align = 'left' }: Hand, width: number) => ({
    width,
    align,
    lineGap: size * (leading - 1.156),
  });
  const height = (text: string, width: number, hand: Hand): number =>
    doc.font(hand.font).fontSize(hand.size).heightOfString(drawable(text), optionsOf(hand, width));
  const fitting = (text: string, width: number, hand: Hand): Hand => {
    const words = drawable(text).split(/[ -]/);
    doc.font(hand.font).fontSize(hand.size);
    const widest = Math.max(...words.map((word) => doc.widthOfString(word)));
    return widest > width ? { ...hand, size: (hand.size * (width - 1)) / widest } : hand;
  };
  return {
    doc,
    read,
    height,
    fitting,
    write: (text, { x, y, width }, hand) => {
      const drawn = height(text, width, hand);
      doc.fillColor(hand.color).text(drawable(text), x, y, optionsOf(hand, width));
      read.push(text);
      return drawn;
    },
    fill: (color, box) => {
      doc.rect(box.x, box.y, box.width, box.height).fill(color);
    },
    rule: (color, from, to, width = 0.75) => {
      doc.moveTo(from.x, from.y).lineTo(to.x, to.y).lineWidth(width).stroke(color);
    },
    finish: () =>
      new Promise((resolve, reject) => {
        doc.on('end', () => resolve(Buffer.concat(chunks)));
        doc.on('error', reject);
        doc.end();
      }),
  };
};
