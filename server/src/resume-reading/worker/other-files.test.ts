import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDocx, makeOdt, makePng } from '../../testing/office-files.ts';
import { openPdfReader, type PdfReader } from './pdf-reader.ts';

const lines = [
  '# Zoé D’Arc',
  '12 rue des Lilas, 69100 Villeurbanne',
  '06 39 98 12 34 - zoe.darc@exemple.fr',
  '# Formation',
  '2022 - 2025 : Bac STMG, Lycée Marie-Curie, Lyon',
  '# Langues',
  'Anglais B2',
];
const today = new Date(2026, 2, 15);

let reader: PdfReader;
beforeAll(() => {
  reader = openPdfReader({ memoryLimitMb: 96 });
});
afterAll(() => reader.close());

test.each([
  ['Word', makeDocx(lines)],
  ['OpenDocument', makeOdt(lines)],
])('a %s file is read, and made a PDF file that says the same', async (_, file) => {
  const fields = await reader.readFields(file, today);
  expect(fields).toMatchObject({
    hasText: true,
    email: 'zoe.darc@exemple.fr',
    phone: '+33639981234',
    diploma: { title: 'Bac STMG', level: '4' },
    languages: ['Anglais'],
  });
  const { text, pdf } = await reader.read(file);
  expect(text.split('\n')).toContain('Anglais B2');
  const made = await reader.read(pdf ?? new Uint8Array());
  expect(made.pdf).toBeNull();
  expect(made.text).toContain('zoe.darc@exemple.fr');
});

test('headers, tables, text boxes and links of a Word file are read; what was struck out is not', async () => {
  const cell = (...texts: string[]): string =>
    `<w:tc>${texts.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')}</w:tc>`;
  const body = [
    `<w:tbl><w:tr>${cell('2024')}${cell('CAP Cuisine', 'CFA de Dole')}</w:tr></w:tbl>`,
    '<w:p><w:r><mc:AlternateContent><mc:Choice><w:txbxContent><w:p><w:r><w:t>Permis B</w:t></w:r></w:p></w:txbxContent></mc:Choice><mc:Fallback><w:p><w:r><w:t>Permis B</w:t></w:r></w:p></mc:Fallback></mc:AlternateContent></w:r></w:p>',
    '<w:p><w:hyperlink r:id="rId1"><w:r><w:t>M’écrire</w:t></w:r></w:hyperlink><w:del><w:r><w:delText>ancien</w:delText></w:r></w:del></w:p>',
  ].join('');
  const rels =
    '<Relationships><Relationship Id="rId1" Target="mailto:zoe@exemple.fr"/></Relationships>';
  const file = makeDocx([], { header: ['Zoé D’Arc'], body, rels });
  const { text, lines: read } = await reader.read(file);
  expect(read.filter(({ startsBox }) => startsBox).map((line) => line.text)).toEqual(['Permis B']);
  expect(text.split('\n')).toEqual([
    'Zoé D’Arc',
    '2024\tCAP Cuisine',
    'CFA de Dole',
    'Permis B',
    'M’écrire zoe@exemple.fr',
  ]);
});

test('the link of a field is read in a Word file; where a box stands is not', async () => {
  const run = (inner: string): string => `<w:r>${inner}</w:r>`;
  const mark = (type: string): string => run(`<w:fldChar w:fldCharType="${type}"/>`);
  const code = run('<w:instrText> HYPERLINK "mailto:zoe@exemple.fr" </w:instrText>');
  const body = [
    `<w:p>${mark('begin')}${code}${mark('separate')}${run('<w:t>Écrivez-moi</w:t>')}${mark('end')}</w:p>`,
    '<w:p><w:fldSimple w:instr=" HYPERLINK &quot;tel:0639981234&quot; "><w:r><w:t>Appelez-moi</w:t></w:r></w:fldSimple></w:p>',
    '<w:p><w:r><wp:positionH><wp:posOffset>0612345678</wp:posOffset></wp:positionH><w:t>Permis B</w:t></w:r></w:p>',
  ].join('');
  const { text } = await reader.read(makeDocx([], { header: ['Zoé Darc'], body }));
  expect(text.split('\n')).toEqual([
    'Zoé Darc',
    'Écrivez-moi zoe@exemple.fr',
    'Appelez-moi 0639981234',
    'Permis B',
  ]);
});

test('of two links on one line of a Word file the address and the number are read', async () => {
  const link = (id: string, text: string): string =>
    `<w:hyperlink r:id="${id}"><w:r><w:t>${text}</w:t></w:r></w:hyperlink>`;
  const body = `<w:p>${link('r1', 'Courriel')}<w:r><w:t> / </w:t></w:r>${link('r2', 'Téléphone')}</w:p>`;
  const rels =
    '<Relationships><Relationship Id="r1" Target="mailto:zoe123456@exemple.fr"/><Relationship Id="r2" Target="tel:+33639981234"/></Relationships>';
  expect(
    await reader.readFields(makeDocx(['Zoé Darc', 'Vendeuse'], { body, rels }), today),
  ).toMatchObject({ email: 'zoe123456@exemple.fr', phone: '+33639981234' });
});

test('a diagram of a Word file is read where it stands, and once', async () => {
  const point = (text: string): string =>
    `<dgm:pt><dgm:t><a:p><a:r><a:t>${text}</a:t></a:r></a:p></dgm:t></dgm:pt>`;
  const paragraph = (inner: string): string => `<w:p><w:r>${inner}</w:r></w:p>`;
  const shown = paragraph('<w:drawing><dgm:relIds r:dm="rD"/></w:drawing>');
  const file = zipSync({
    'word/document.xml': strToU8(
      `${paragraph('<w:t>Zoé Darc</w:t>')}${shown}${shown}${paragraph('<w:t>Formation</w:t>')}`,
    ),
    'word/diagrams/data1.xml': strToU8(
      `<dgm:dataModel>${['06 39 98 12 34', 'zoe@exemple.fr'].map(point).join('')}</dgm:dataModel>`,
    ),
    'word/_rels/document.xml.rels': strToU8(
      '<Relationships><Relationship Id="rD" Target="diagrams/data1.xml"/></Relationships>',
    ),
  });
  expect((await reader.read(file)).text.split('\n')).toEqual([
    'Zoé Darc',
    '06 39 98 12 34',
    'zoe@exemple.fr',
    'Formation',
  ]);
});

test('a letter before a page that a Word file begins is not read as the resume', async () => {
  const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const body = [
    ...[
      'Zoé Darc',
      '12 rue des Lilas',
      '69100 Villeurbanne',
      '06 39 98 12 34',
      'zoe.darc@exemple.fr',
      'Garage Sorel',
      'M. Sorel',
      '44600 Saint-Nazaire',
      'Tél. 02 61 91 10 10',
      'atelier@sorel.example',
      'Objet : candidature',
      'Madame, Monsieur,',
      'Veuillez agréer mes salutations.',
      'Zoé Darc',
    ].map(paragraph),
    '<w:p><w:r><w:br w:type="page"/></w:r></w:p>',
    ...['CURRICULUM VITAE', 'FORMATION', '2024 : Bac STMG', 'LANGUES', 'Anglais'].map(paragraph),
  ].join('');
  const file = makeDocx([], { header: [], body });
  expect((await reader.read(file)).lines.map(({ page }) => page)).toContain(2);
  expect(await reader.readFields(file, today)).toMatchObject({
    email: 'zoe.darc@exemple.fr',
    phone: '+33639981234',
  });
});

test('the head of the pages of an OpenDocument text is read', async () => {
  const { text } = await reader.read(makeOdt(['# Langues', 'Anglais'], 'zoe.darc@exemple.fr'));
  expect(text.split('\n')).toEqual(['zoe.darc@exemple.fr', 'Langues', 'Anglais']);
});

test('what stands in the next column of a table belongs to no heading of the one before', async () => {
  const cell = (...texts: string[]): string =>
    `<w:tc>${texts.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')}</w:tc>`;
  const left = cell('Zoé Darc', 'LANGUES', 'Anglais B2', 'LOISIRS', 'Danse');
  const right = cell('Contrat d’apprentissage, 2 ans', 'FORMATION', '2025 : Bac STMG');
  const body = `<w:tbl><w:tr>${left}${right}</w:tr></w:tbl>`;
  expect(await reader.readFields(makeDocx([], { header: [], body }), today)).toMatchObject({
    wish: { contractType: 'apprentissage', duration: '2' },
  });
});

test('the foot of the pages of a Word text belongs to no section', async () => {
  const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const file = zipSync({
    'word/document.xml': strToU8(
      ['Zoé Darc', 'Références', 'M. Roc, 06 39 98 00 00'].map(paragraph).join(''),
    ),
    'word/footer1.xml': strToU8(paragraph('zoe@exemple.fr – 06 39 98 12 34')),
  });
  expect(await reader.readFields(file, today)).toMatchObject({
    email: 'zoe@exemple.fr',
    phone: '+33639981234',
  });
});

test('a picture becomes a page, and holds no text', async () => {
  const { text, pdf } = await reader.read(makePng());
  expect(text).toBe('');
  expect(
    Buffer.from(pdf ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(await reader.readFields(makePng(), today)).toMatchObject({ hasText: false, email: null });
});

test('a photograph of a telephone that keeps HEIC becomes a page', async () => {
  const file = readFileSync(path.join(import.meta.dirname, '../heic/telephone.heic'));
  const { pdf } = await reader.read(new Uint8Array(file));
  expect(Buffer.from(pdf ?? []).includes('/DCTDecode')).toBe(true);
});

test('files made to fill memory, broken and empty ones are refused with what to do, and the next one is read', async () => {
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(40_000_000) }, { level: 9 });
  const liar = Buffer.from(makeDocx(lines));
  const size = liar.lastIndexOf('PK\u0001\u0002') + 24;
  liar.writeUInt32LE(3_000_000_000, size);
  const huge = Buffer.from(makePng());
  huge.writeUInt32BE(60_000, 16);
  huge.writeUInt32BE(60_000, 20);
  const photograph = readFileSync(path.join(import.meta.dirname, '../heic/telephone.heic'));
  // The size that the photograph says it has, in both its properties.
  const endless = Buffer.from(photograph);
  for (let at = 0; (at = endless.indexOf('ispe', at + 1)) > 0;) {
    endless.writeUInt32BE(16_000, at + 8);
    endless.writeUInt32BE(16_000, at + 12);
  }
  const files = [
    new Uint8Array(endless),
    new Uint8Array(photograph.subarray(0, 200)),
    bomb,
    liar,
    huge,
    makeDocx([]),
    makeDocx(lines).slice(0, 300),
    zipSync({ 'word/document.xml': strToU8('<w:p>'.repeat(1_000_000)) }),
  ];
  for (const file of files) {
    const failure: unknown = await reader.read(file).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      message: expect.stringMatching(/pu être lue?|est vide|Formats acceptés/),
    });
  }
  expect((await reader.read(makeOdt(lines))).text).toContain('Villeurbanne');
});

test.each([
  ['an old Word file', [0xd0, 0xcf, 0x11, 0xe0], /\.docx ou en PDF/],
  ['nothing at all', [], /est vide/],
  [
    'a document of Pages',
    [...zipSync({ 'Index/Document.iwa': strToU8('…') })],
    /Exporter vers, PDF/,
  ],
  [
    'a document of another format (.rtf)',
    Buffer.from('{\\rtf1 Zoé}'),
    /Enregistrez ce fichier en PDF/,
  ],
  ['a table', [...zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') })], /Formats acceptés/],
] as const)('%s is told what to become', async (_, bytes, sentence) => {
  await expect(reader.read(new Uint8Array(bytes))).rejects.toMatchObject({
    code: 'not_a_pdf',
    message: expect.stringMatching(sentence),
  });
});
