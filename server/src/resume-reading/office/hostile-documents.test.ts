import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { makeDocx, makeOdt, makePng } from '../../testing/office-files.ts';
import { openOfficeFile } from './open-office-file.ts';
import { paragraphsToPdf, pictureToPdf } from './to-pdf.ts';

const many = 200_000;
const linesOf = (file: Uint8Array) => openOfficeFile(file).lines.map(({ text }) => text);

/** Each holds a thread for minutes where what it begins again and again is followed to the end of the text. */
test.each([
  ['tags that never end', makeDocx(['Anna Roux'], { body: '<w:p'.repeat(many) })],
  ['blanks', makeDocx([`Anna${' '.repeat(many)}Roux`])],
  ['breaks', makeDocx([`${'\n'.repeat(many)}Anna Roux`])],
  ['blanks in a tag', makeDocx(['Anna Roux'], { body: `<w:p${' w:val'.repeat(many)}>` })],
  [
    'heads of pages that never end',
    zipSync({
      mimetype: strToU8('application/vnd.oasis.opendocument.text'),
      'content.xml': strToU8('<text:p>Anna Roux</text:p>'),
      'styles.xml': strToU8('<style:header '.repeat(many)),
    }),
  ],
])('%s are read once', (_, file) => {
  expect(linesOf(file)).toEqual(['Anna Roux']);
});

test('heads of pages that fill memory together, each of them short, are not unpacked', () => {
  const head = new Uint8Array(3_000_000).fill(32);
  const heads = Array.from({ length: 3 }, (_, index) => [`word/header${index}.xml`, head] as const);
  const file = zipSync({
    'word/document.xml': strToU8('<w:p><w:t>Anna Roux</w:t></w:p>'),
    ...Object.fromEntries(heads),
  });
  expect(() => openOfficeFile(file)).toThrow('Too long a text.');
});

test.each(['1.', 'é', '—', '! '])('a paragraph of « %s » alone is drawn once', async (sign) => {
  const { paragraphs } = openOfficeFile(makeDocx([sign.repeat(100_000)]));
  const pdf = await paragraphsToPdf(paragraphs);
  expect(Buffer.from(pdf).toString('latin1', 0, 5)).toBe('%PDF-');
});

test('nothing that a document names is read: no file, no address, no entity of its own', () => {
  const entities = '<!DOCTYPE d [<!ENTITY f SYSTEM "file:///etc/passwd">]>';
  const file = makeDocx(['Anna Roux'], { body: `${entities}<w:p><w:r><w:t>&f;</w:t></w:r></w:p>` });
  expect(linesOf(file)).toEqual(['Anna Roux', '&f;']);
});

test('an address that is not well written costs nobody the document', () => {
  const link = '<text:p><text:a xlink:href="mailto:anna%zz">Courriel</text:a></text:p>';
  const file = zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'content.xml': strToU8(link),
  });
  expect(linesOf(file)).toEqual(['Courriel']);
  expect(linesOf(makeOdt(['Anna Roux']))).toEqual(['Anna Roux']);
});

/** What a picture of these sides says of itself; nothing is decoded where it is refused. */
const pictureOf = (
  side: number,
  { colours, turns = 0, more = '' }: { colours: number; turns?: number; more?: string },
) => {
  const bytes = Buffer.concat([makePng(), Buffer.from(more)]);
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  bytes.writeUInt8(colours, 25);
  bytes.writeUInt8(turns, 28);
  return bytes;
};

test.each([
  ['seen through', 4000, { colours: 6 }],
  ['sent in turns', 4000, { colours: 2, turns: 1 }],
  ['of which a colour is seen through', 4000, { colours: 2, more: 'tRNS' }],
  ['of any kind', 8000, { colours: 2 }],
])('a picture %s that fills memory is not decoded', (_, side, told) => {
  expect(() => pictureToPdf(pictureOf(side, told))).toThrow('Too large a picture.');
});

test('a large picture that is drawn as it is becomes a page', async () => {
  const pdf = await pictureToPdf(pictureOf(4000, { colours: 2 }));
  expect(Buffer.from(pdf).toString('latin1', 0, 5)).toBe('%PDF-');
});
