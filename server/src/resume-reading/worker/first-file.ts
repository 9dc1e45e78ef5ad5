import { deflateSync } from 'node:zlib';

const written = [
  'Prénom NOM',
  'prenom.nom@exemple.fr',
  'Formation',
  '2024-2026 BTS Services informatiques, lycée de la ville',
];

const page = written
  .map(
    (line, at) =>
      `BT /F1 10 Tf 1 0 0 1 50 ${780 - at * 20} Tm (${line.replace(/[()]/g, '\\$&')}) Tj ET`,
  )
  .join('\n');

const streamOf = (content: string): string => {
  const packed = deflateSync(Buffer.from(content, 'latin1')).toString('latin1');
  return `<< /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream`;
};

/** A resume of nobody, as short as they come, and written as most are. */
export const firstFile = (): Uint8Array<ArrayBuffer> => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    streamOf(page),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.7\n';
  const rows = objects.map((object, at) => {
    const row = `${String(file.length).padStart(10, '0')} 00000 n \n`;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return row;
  });
  const table = `xref\n0 ${rows.length + 1}\n0000000000 65535 f \n${rows.join('')}`;
  const end = `trailer\n<< /Size ${rows.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file + table + end, 'latin1'));
};
