import { deflateSync } from 'node:zlib';

/** Signs of French that WinAnsi holds elsewhere than Latin-1. */
const winAnsi: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  Œ: 0x8c,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  œ: 0x9c,
};

const toLiteral = (text: string): string =>
  Array.from(text, (sign) => {
    const code = winAnsi[sign] ?? sign.charCodeAt(0);
    return /[\\()]/.test(sign) || code > 126 ? `\\${code.toString(8).padStart(3, '0')}` : sign;
  }).join('');

/** Draws a text with its baseline `y` points below the top of an A4 page. */
export const drawn = (text: string, x: number, y: number, size = 10): string =>
  `BT /F1 ${size} Tf 1 0 0 1 ${x} ${842 - y} Tm (${toLiteral(text)}) Tj ET\n`;

/** The same, turned by 90 degrees, running up. */
export const drawnUpwards = (text: string, x: number, y: number, size = 10): string =>
  `BT /F1 ${size} Tf 0 1 -1 0 ${x} ${842 - y} Tm (${toLiteral(text)}) Tj ET\n`;

export interface PdfOptions {
  compress?: boolean;
  /** With a password that no one knows. */
  locked?: boolean;
  /** In degrees, for every page. */
  rotate?: number;
  /** What is laid onto the first page, as entries of its dictionary. */
  annotations?: readonly string[];
}

/** A PDF file with these contents of pages, on A4, in Helvetica. Equal contents are written once. */
export const writePdf = (
  pages: readonly string[],
  { compress = false, locked = false, rotate = 0, annotations = [] }: PdfOptions = {},
): Uint8Array => {
  const objects: Buffer[] = [];
  const add = (body: string | Buffer): number => objects.push(Buffer.from(body));
  const catalog = add('<< /Type /Catalog /Pages 2 0 R >>');
  const tree = add('');
  const font = add(
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  );
  const contents = new Map<string, number>();
  const contentOf = (page: string): number => {
    const known = contents.get(page);
    if (known !== undefined) return known;
    const data = compress ? deflateSync(page) : Buffer.from(page, 'latin1');
    const filter = compress ? '/Filter /FlateDecode ' : '';
    const id = add(
      Buffer.concat([
        Buffer.from(`<< ${filter}/Length ${data.length} >>\nstream\n`),
        data,
        Buffer.from('\nendstream'),
      ]),
    );
    contents.set(page, id);
    return id;
  };
  const laid = annotations.map((one) => `${add(`<< /Type /Annot ${one} >>`)} 0 R`);
  const kids = pages.map((page, index) =>
    add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 595 842] /Rotate ${rotate} /Annots [${index === 0 ? laid.join(' ') : ''}] ` +
        `/Resources << /Font << /F1 ${font} 0 R >> >> /Contents ${contentOf(page)} 0 R >>`,
    ),
  );
  objects[tree - 1] = Buffer.from(
    `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}] >>`,
  );
  const secret = '00'.repeat(32);
  const lock = locked
    ? `/Encrypt << /Filter /Standard /V 1 /R 2 /P -44 /O <${secret}> /U <${secret}> >> /ID [<00> <00>]`
    : '';

  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  let position = parts[0]?.length ?? 0;
  const offsets = objects.map((body, index) => {
    const offset = position;
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      body,
      Buffer.from('\nendobj\n'),
    ]);
    parts.push(part);
    position += part.length;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}` +
        `trailer\n<< /Size ${objects.length + 1} /Root ${catalog} 0 R ${lock} >>\n` +
        `startxref\n${position}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
};
