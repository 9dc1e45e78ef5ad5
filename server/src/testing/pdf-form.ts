/** A text of a form with its name, flags, place and the size of its letters, 0 where the form leaves it open. */
export interface FormText {
  name: string;
  flags: number;
  rect: readonly number[];
  size: number;
}

/** A PDF form of one page with texts, a box, a list and a choice of two boxes, and `more` texts, written by hand. */
export const makePdfForm = (more: readonly FormText[] = []): Buffer => {
  const ofMore = more.map((_, index) => `${16 + index} 0 R`).join(' ');
  const box = (name: string, left: number): string =>
    `/Rect [${left} 580 ${left + 12} 592] /AS /Off /AP << /N << /${name} 12 0 R /Off 13 0 R >> >> /P 3 0 R /F 4`;
  const widget = '<< /Type /Annot /Subtype /Widget';
  const look = '/DA (/Helv 10 Tf 0 g) /P 3 0 R /F 4 >>';
  const drawn = (content: string): string =>
    `<< /Type /XObject /Subtype /Form /BBox [0 0 12 12] /Length ${content.length} >>\nstream\n${content}\nendstream`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [6 0 R 7 0 R 8 0 R 9 0 R 14 0 R 15 0 R ${ofMore}] /DA (/Helv 10 Tf 0 g) /DR << /Font << /Helv 5 0 R >> >> >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> /Annots [6 0 R 7 0 R 8 0 R 10 0 R 11 0 R 14 0 R 15 0 R ${ofMore}] >>`,
    '<< /Length 0 >>\nstream\n\nendstream',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `${widget} /FT /Tx /T (champ_nom) /Rect [50 700 250 720] ${look}`,
    `${widget} /FT /Btn /T (champ_prive) ${box('Oui', 50)} >>`,
    `${widget} /FT /Ch /Ff 131072 /T (champ_liste) /Opt [(Un) (Deux)] /Rect [50 620 250 640] ${look}`,
    '<< /FT /Btn /Ff 49152 /T (champ_sexe) /V /Off /Kids [10 0 R 11 0 R] >>',
    `${widget} /Parent 9 0 R ${box('M', 80)} >>`,
    `${widget} /Parent 9 0 R ${box('F', 110)} >>`,
    drawn('0 0 12 12 re f'),
    drawn(''),
    `${widget} /FT /Tx /T (champ_jour) /Rect [50 660 80 680] ${look}`,
    // A comb: a box for each sign of a day.
    `${widget} /FT /Tx /Ff 16777216 /MaxLen 8 /T (champ_cases) /Rect [100 660 260 680] ${look}`,
    ...more.map(
      ({ name, flags, rect, size }) =>
        `${widget} /FT /Tx /Ff ${flags} /T (${name}) /Rect [${rect.join(' ')}] /DA (/Helv ${size} Tf 0 g) /P 3 0 R /F 4 >>`,
    ),
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
};
