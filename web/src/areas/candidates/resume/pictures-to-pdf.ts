/** A picture that becomes a page: its JPG file, and how many points it has. */
export interface PicturePage {
  jpeg: Uint8Array;
  width: number;
  height: number;
}

/** The sides of A4 in points of PDF files. */
const [shortSide, longSide] = [595, 842];

const encoder = new TextEncoder();

const joined = (chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
};

/** The three objects of a page, of which the first has this number: the page, what it draws, and the picture. */
const pageObjects = ({ jpeg, width, height }: PicturePage, first: number): Uint8Array[] => {
  const [across, down] = width > height ? [longSide, shortSide] : [shortSide, longSide];
  const scale = Math.min(across / width, down / height);
  const [wide, high] = [width * scale, height * scale];
  const place = [wide, 0, 0, high, (across - wide) / 2, (down - high) / 2];
  const drawing = `q ${place.map((one) => one.toFixed(2)).join(' ')} cm /P Do Q`;
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Contents ${first + 1} 0 R /Resources << /XObject << /P ${first + 2} 0 R >> >> >>`;
  const picture = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`;
  return [
    encoder.encode(page),
    encoder.encode(`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`),
    joined([encoder.encode(picture), jpeg, encoder.encode('\nendstream')]),
  ];
};

/**
 * A PDF file (ISO 32000-1, 7.5) of one A4 page for each picture, in their order. By hand, as a library for it weighs more than
 * the screen that asks for it.
 */
export const picturesToPdf = (pages: readonly PicturePage[]): Uint8Array<ArrayBuffer> => {
  const first = (at: number): number => 3 + 3 * at;
  const kids = pages.map((_, at) => `${first(at)} 0 R`).join(' ');
  const objects = [
    encoder.encode('<< /Type /Catalog /Pages 2 0 R >>'),
    encoder.encode(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`),
    ...pages.flatMap((page, at) => pageObjects(page, first(at))),
  ];
  const chunks = [encoder.encode('%PDF-1.4\n')];
  let length = chunks[0]?.length ?? 0;
  const offsets = objects.map((object, at) => {
    const chunk = joined([
      encoder.encode(`${at + 1} 0 obj\n`),
      object,
      encoder.encode('\nendobj\n'),
    ]);
    const offset = length;
    chunks.push(chunk);
    length += chunk.length;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return joined([...chunks, encoder.encode(table + end)]);
};
