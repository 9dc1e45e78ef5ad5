import { strToU8, zipSync } from 'fflate';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const wordParagraph = (text: string): string =>
  text.startsWith('# ')
    ? `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>${escaped(text.slice(2))}</w:t></w:r></w:p>`
    : `<w:p><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;

const wordDocument = (body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`;

/** A Word file; `header` stands at the head of its pages, `body` is markup after the paragraphs. */
export const makeDocx = (
  lines: readonly string[],
  { header = [], body = '', rels = '' }: { header?: string[]; body?: string; rels?: string } = {},
): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(wordDocument(lines.map(wordParagraph).join('') + body)),
    ...(header.length > 0 && {
      'word/header1.xml': strToU8(
        `<w:hdr xmlns:w="w">${header.map(wordParagraph).join('')}</w:hdr>`,
      ),
    }),
    ...(rels !== '' && { 'word/_rels/document.xml.rels': strToU8(rels) }),
  });

/** A text file of LibreOffice; lines that start with « # » are headings, `header` stands at the head of its pages. */
export const makeOdt = (lines: readonly string[], header = ''): Uint8Array => {
  const body = lines
    .map((line) =>
      line.startsWith('# ')
        ? `<text:h text:outline-level="1">${escaped(line.slice(2))}</text:h>`
        : `<text:p>${escaped(line)}</text:p>`,
    )
    .join('');
  return zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    ...(header !== '' && {
      'styles.xml': strToU8(
        `<office:document-styles><style:master-page><style:header><text:p>${escaped(header)}</text:p></style:header></style:master-page></office:document-styles>`,
      ),
    }),
    'content.xml': strToU8(
      `<office:document-content><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ),
  });
};

/** A picture of one white point. */
export const makePng = (): Uint8Array =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
    'base64',
  );
