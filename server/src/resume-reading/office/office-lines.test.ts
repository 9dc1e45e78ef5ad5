import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { makeDocx } from '../../testing/office-files.ts';
import { openPdfReader } from '../worker/pdf-reader.ts';
import { prepareLines } from '../lines/lines.ts';
import { intoSections } from '../lines/sections.ts';
import { openOfficeFile } from './open-office-file.ts';

const said = (file: Uint8Array): string[] => openOfficeFile(file).lines.map(({ text }) => text);

test('what was moved is read where it stands now, and nothing that is hidden or said of pictures', () => {
  const run = (text: string, more = ''): string => `<w:r>${more}<w:t>${text}</w:t></w:r>`;
  const body = [
    `<w:p><w:moveFrom w:id="1">${run('Permis B')}</w:moveFrom>${run('Anglais B2')}</w:p>`,
    `<w:p><w:moveTo w:id="2">${run('Permis B')}</w:moveTo></w:p>`,
    `<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr>${run('Caisse')}${run(' Comptable', '<w:rPr><w:vanish/></w:rPr>')}${run(' et vente', '<w:rPr><w:vanish w:val="0"/></w:rPr>')}</w:p>`,
    `<w:p><w:pPr><w:pPrChange><w:pPr><w:pStyle w:val="Titre1"/></w:pPr></w:pPrChange></w:pPr>${run('Excel', '<w:rPr><w:rPrChange w:id="3"><w:rPr><w:vanish/></w:rPr></w:rPrChange></w:rPr>')}</w:p>`,
  ].join('');
  const document = makeDocx([], { body });
  expect(said(document)).toEqual(['Anglais B2', 'Permis B', 'Caisse et vente', 'Excel']);
  expect(new Set(openOfficeFile(document).lines.map(({ size }) => size)).size).toBe(1);
  const photograph =
    '<draw:frame><svg:title>Photo</svg:title><svg:desc lang="fr">Un directeur commercial</svg:desc></draw:frame>';
  const [mimetype, content] = ['application/vnd.oasis.opendocument.text', 'content.xml'];
  const odt = zipSync({
    mimetype: [strToU8(mimetype), { level: 0 }],
    [content]: strToU8(
      `<office:text><text:p>${photograph}<text:title>CV</text:title> de Zoé</text:p></office:text>`,
    ),
  });
  expect(said(odt)).toEqual(['CV de Zoé']);
});

test('a heading in a cell stands before all that the next cell says under it', () => {
  const cell = (...texts: string[]): string =>
    `<w:tc>${texts.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')}</w:tc>`;
  const heading = cell('Formation').replace(
    '<w:p>',
    '<w:p><w:pPr><w:pStyle w:val="Titre1"/></w:pPr>',
  );
  const courses = ['2025 : BTS MCO', 'Mention bien', '2023 : Bac STMG'];
  const row = (first: string): string => `<w:tr>${first}${cell(...courses)}</w:tr>`;
  for (const first of [heading, cell('FORMATION')]) {
    const document = makeDocx([], { body: `<w:tbl>${row(first)}</w:tbl>` });
    const { lines } = openOfficeFile(document);
    const { topics, isHeader, lines: read } = intoSections(prepareLines(lines), new Set())[0] ?? {};
    expect(topics).toEqual(new Set(['education']));
    expect(isHeader).toBe(false);
    expect(read?.map(({ text }) => text)).toEqual(courses);
  }
  // Two columns that are headed each stand beside each other.
  const columns = `<w:tr>${cell('FORMATION')}${cell('LANGUES', 'Anglais', 'Breton')}</w:tr>`;
  const { lines } = openOfficeFile(makeDocx([], { body: `<w:tbl>${columns}</w:tbl>` }));
  expect(lines.map(({ x }) => x)).toEqual([50, 300, 300, 300]);
});

test('a document with a password, one of nothing and a damaged one are told apart', async () => {
  const reader = openPdfReader();
  const locked = zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': Uint8Array.from({ length: 400 }, (_, at) => (at * 97) % 256),
    'META-INF/manifest.xml': strToU8(
      '<manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data manifest:checksum="x"/></manifest:file-entry>',
    ),
  });
  const refused = async (file: Uint8Array, message: RegExp) =>
    expect(reader.read(file)).rejects.toMatchObject({
      code: 'unreadable_pdf',
      message: expect.stringMatching(message),
    });
  await refused(locked, /protégé par un mot de passe/);
  await refused(makeDocx([]), /est vide/);
  await refused(makeDocx(['Zoé']).slice(0, 300), /endommagé/);
  await reader.close();
});
