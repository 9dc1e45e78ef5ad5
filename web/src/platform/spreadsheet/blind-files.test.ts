import { CFB, utils, write, type WorkSheet } from '@e965/xlsx';
import { mapColumns } from '@tandem/domain/invitations/import/columns/map-columns';
import { readRows } from '@tandem/domain/invitations/import/rows/read-rows';
import { findTable } from '@tandem/domain/invitations/import/table/find-table';
import { describe, expect, it } from 'vitest';
import { ReadError, readFile } from './read-file.ts';

const book = (sheet: WorkSheet, bookType: 'xlsx' | 'ods' | 'biff8' = 'xlsx'): ArrayBuffer => {
  const made = utils.book_new();
  utils.book_append_sheet(made, sheet, 'Feuil1');
  return write(made, { type: 'array', bookType }) as ArrayBuffer;
};

const latin = (text: string): ArrayBuffer =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer;

const utf16 = (text: string): ArrayBuffer =>
  Uint8Array.from(
    Array.from(text, (letter) => [letter.charCodeAt(0) % 256, letter.charCodeAt(0) >> 8]).flat(),
  ).buffer;

const people = async (file: ArrayBuffer): Promise<string[]> => {
  const { grids } = await readFile(file);
  const table = findTable('candidates', grids);
  if (table === null) return [];
  const fields = mapColumns('candidates', table).columns.map(({ field }) => field);
  return readRows('candidates', table, fields, { programmes: [], sessions: [] }).map(
    ({ values: { first_name: first, last_name: last, email, phone } }) =>
      [first, last, email, phone].join('|'),
  );
};

const addressees =
  '"Léa Durand" <lea@exemple.fr>; Noé Martin <noe@exemple.fr>; "PETIT Inès" <ines@exemple.fr>';

const lea = 'Léa|Durand|lea@exemple.fr|06 12 34 56 78';
const noe = 'Noé|Martin|noe@exemple.fr|07 12 34 56 78';

/** Numbers, dates and links as spreadsheets keep them. */
const typed = (format?: string): WorkSheet => {
  const sheet = utils.aoa_to_sheet([
    ['Nom', 'Prénom', 'Né le', 'Écrire', 'Tél'],
    ['DURAND', 'Léa', new Date(2008, 1, 3), 'lea', 612345678],
    ['MARTIN', 'Noé', new Date(2008, 1, 4), 'Cliquez ici', 712345678],
  ]);
  sheet['D2'].l = { Target: 'mailto:lea@exemple.fr' };
  sheet['D3'].l = { Target: 'mailto:noe@exemple.fr' };
  if (format !== undefined) for (const cell of ['E2', 'E3']) sheet[cell].z = format;
  return sheet;
};

const html = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1252">
<style>td{mso-number-format:"\\@"}</style></head><body><table border=1><tr><td colspan=4><b>Liste des élèves</b></td></tr>
<tr><th>Nom&nbsp;</th><th>Pr&eacute;nom</th><th>Adresse<br>électronique</th><th>T&eacute;l.</th></tr>
<tr><td>DURAND</td><td>Léa</td><td><a class="m" href="mailto:lea@exemple.fr?subject=Bonjour">écrire</a></td><td>0612345678</td></tr>
<tr><td>MARTIN</td><td>Noé</td><td>noe@exemple.fr&nbsp;</td><td>07&nbsp;12&nbsp;34&nbsp;56&nbsp;78</td></tr></table></body></html>`;

const message = `De : Accueil <accueil@centre.exemple.fr>
Date : 12 novembre 2026
À : Léa Durand <lea@exemple.fr>; MARTIN Noé <noe@exemple.fr>
Objet : Réunion

Bonjour à tous,
`;

const records = `CANDIDATS
=========

Nom : Durand
Prénom : Léa
Tél. : 06.12.34.56.78
Mail : lea@exemple.fr
-----
Nom : Martin
Prénom : Noé
Mail : noe@exemple.fr
Tél. : 07.12.34.56.78
`;

it.each([
  [
    'the recipients of a message',
    message,
    ['Léa|Durand|lea@exemple.fr|', 'Noé|Martin|noe@exemple.fr|'],
  ],
  [
    'who wrote several messages',
    'De : Léa Durand <lea@exemple.fr>\nEnvoyé : lundi 1 juin 2026 10:12\nÀ : accueil@centre.exemple.fr\nObjet : Candidature\n\n' +
      'De : MARTIN Noé <noe@exemple.fr>\nEnvoyé : mardi 2 juin 2026 10:12\nÀ : accueil@centre.exemple.fr\nObjet : Candidature\n',
    ['Léa|Durand|lea@exemple.fr|', 'Noé|Martin|noe@exemple.fr|'],
  ],
  [
    'links that a text keeps as formulas',
    'Nom;Prénom;Mél\nDurand;Léa;"=HYPERLINK(""mailto:lea@exemple.fr"",""Écrire"")"\nMartin;Noé;"=LIEN_HYPERTEXTE(""mailto:noe@exemple.fr"";""Écrire"")"\n',
    ['Léa|Durand|lea@exemple.fr|', 'Noé|Martin|noe@exemple.fr|'],
  ],
  [
    'records whose fields stand below each other',
    records,
    ['Léa|Durand|lea@exemple.fr|06 12 34 56 78', 'Noé|Martin|noe@exemple.fr|07 12 34 56 78'],
  ],
])('reads %s', async (_, text, found) => {
  expect(await people(new TextEncoder().encode(text).buffer)).toEqual(found);
});

const lines =
  'Nom;Prénom;Mél;Portable\nDURAND;Léa;lea@exemple.fr;0612345678\nMARTIN;Noé;noe@exemple.fr;712345678\n';

/** Without the styles, which may be missing. */
const withoutStyles = (file: ArrayBuffer): ArrayBuffer => {
  const archive = CFB.read(new Uint8Array(file), { type: 'buffer' });
  CFB.utils.cfb_del(archive, 'styles.xml');
  return Uint8Array.from(CFB.write(archive, { fileType: 'zip', type: 'array' }) as number[]).buffer;
};

const words = (...values: readonly number[]): number[] =>
  values.flatMap((value) => [value % 256, value >> 8]);

/** Records of a sheet without a container, as a dozen lines of PHP write them. */
const records5 = (text: string): ArrayBuffer => {
  const labels = text
    .trim()
    .split('\n')
    .flatMap((line, row) =>
      line.split(';').flatMap((cell, column) => {
        const letters = Array.from(cell, (letter) => letter.charCodeAt(0));
        return words(0x204, 8 + letters.length, row, column, 0, letters.length).concat(letters);
      }),
    );
  const begin = words(0x809, 8, 0, 0x10, 0, 0);
  return Uint8Array.from([...begin, ...labels, ...words(0x0a, 0)]).buffer;
};

describe('files as they come', () => {
  it.each<[string, ArrayBuffer]>([
    ['HTML that calls itself .xls, in Windows-1252', latin(html)],
    [
      'a first line that tells the separator',
      latin(`sep=;\r\n${lines.replaceAll('\n', '\r\n')};;;\r\n;;;\r\n`),
    ],
    [
      'a title and empty lines before, in Windows-1252',
      latin(`Élèves de 2026;;;\r\n;;;\r\n${lines}`),
    ],
    [
      'Unicode text with a header in two lines',
      utf16(
        `\uFEFF${lines.replaceAll(';', '\t').replace('Mél', '"Adresse\nmail"').replaceAll('\n', '\r\n')}`,
      ),
    ],
    [
      'addresses over several lines, each cell in quotation marks',
      latin(
        '"Nom","Adresse","Prénom","Mél","Tél"\n"Durand","1 rue A\n42300 Roanne","Léa","lea@exemple.fr","0612345678"\n"Martin","2 rue B\n69003 Lyon","Noé","noe@exemple.fr","0712345678"\n',
      ),
    ],
    ['UTF-16 that does not say so', utf16(lines.replaceAll(';', '\t'))],
    [
      'text of a program under MS-DOS',
      Uint8Array.from(lines, (letter) => (letter === 'é' ? 0x82 : letter.charCodeAt(0))).buffer,
    ],
    ['lines that end as on old Macs', latin(lines.replaceAll('\n', '\r'))],
    [
      'each line as a whole in quotation marks',
      new TextEncoder().encode(
        lines
          .replaceAll(';', ',')
          .replaceAll(/^(.+)$/gm, (line) => `"${line.replace('Mél', '""Mél""')}"`),
      ).buffer,
    ],
    ['an .xlsx with numbers, dates and links', book(typed())],
    ['an .xlsx with numbers shown as numbers of phones', book(typed('0#" "##" "##" "##" "##'))],
    ['an .xls with numbers, dates and links', book(typed(), 'biff8')],
    ['an .ods with numbers, dates and links', book(typed(), 'ods')],
    ['an .ods without styles', withoutStyles(book(typed(), 'ods'))],
    ['an .xls that is but the records of a sheet', records5(lines)],
    [
      'HTML whose cells and rows are not closed, below a table of filters',
      latin(
        '<html><body><table><tr><td>Filtres : Lille</table><table><tr><td>Nom<td>Prénom<td>Email<td>Mobile' +
          '<tr><td>DURAND<td>Léa<td>lea@exemple.fr<td>0612345678</tr><tr><td>MARTIN<td>Noé<td>noe@exemple.fr<td>0712345678</table>',
      ),
    ],
    [
      'contacts of telephones',
      new TextEncoder().encode(
        'BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Durand;L=C3=A9a;;;\r\nTEL;CELL:+33612345678\r\nEMAIL;HOME:lea@exemple.fr\r\nEND:VCARD\r\n' +
          'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Martin;Noé;;;\r\nFN:Noé Martin\r\nitem1.EMAIL;TYPE=INTERNET:noe@exem\r\n ple.fr\r\nTEL;TYPE=CELL:07 12 34 56 78\r\nEND:VCARD\r\n',
      ).buffer,
    ],
    [
      'people in paragraphs',
      new TextEncoder().encode(
        'Léa DURAND\r\n06 12 34 56 78\r\nlea@exemple.fr\r\n\r\nNoé MARTIN\r\n07 12 34 56 78\r\nnoe@exemple.fr\r\n',
      ).buffer,
    ],
    [
      'a table of a text, whose cells go over lines',
      new TextEncoder().encode(
        'Candidat\tContact\tNote\nDURAND Léa\t06 12 34 56 78\nlea@exemple.fr\tok\nMARTIN Noé\t07 12 34 56 78\nnoe@exemple.fr\tok\n',
      ).buffer,
    ],
    [
      'letters that were written twice',
      new TextEncoder().encode(
        new TextDecoder('windows-1252').decode(new TextEncoder().encode(lines)),
      ).buffer,
    ],
    [
      'a table of a mail, its head parted from its body',
      new TextEncoder().encode(
        'Bonjour,\n\n| Nom | Prénom | Mail | Tél |\n|-----|:------:|------|----:|\n| DURAND | Léa | lea@exemple.fr | 0612345678 |\n| MARTIN | Noé | noe@exemple.fr | 0712345678 |\n\nBien à vous,\nHélène\nhelene@cfa.example\n',
      ).buffer,
    ],
    [
      'headers in two lines of one cell',
      book(
        utils.aoa_to_sheet([
          ['Nom\r\nde naissance', 'Prénom\n(usuel)', 'Adresse\nmail', 'N° de\ntéléphone'],
          ['DURAND', 'Léa', 'lea@exemple.fr', '06 12 34 56 78'],
          ['MARTIN', 'Noé', 'noe@exemple.fr', '0712345678'],
        ]),
      ),
    ],
  ])('are read: %s', async (_, file) => {
    expect(await people(file)).toEqual([lea, noe]);
  });

  it('are read: quotation marks that are never closed, and cells that go over lines', async () => {
    const odd =
      'Nom;Prénom;Mél;Portable;Note\nDURAND;Léa;lea@exemple.fr;0612345678;"dossier\nincomplet; à voir"\nMARTIN;Noé;noe@exemple.fr;0712345678;"très motivé;;\nPETIT;Inès;ines@exemple.fr;;rappel 12"\nROUX;Tom;tom@exemple.fr;;';
    expect(await people(new TextEncoder().encode(odd).buffer)).toEqual([
      lea,
      noe,
      'Inès|Petit|ines@exemple.fr|',
      'Tom|Roux|tom@exemple.fr|',
    ]);
  });

  it('are read: a line of addressees', async () => {
    expect(await people(new TextEncoder().encode(addressees).buffer)).toEqual([
      'Léa|Durand|lea@exemple.fr|',
      'Noé|Martin|noe@exemple.fr|',
      'Inès|Petit|ines@exemple.fr|',
    ]);
  });

  it('tell how many rows a filter hides', async () => {
    const sheet = typed();
    sheet['!rows'] = [{}, {}, { hidden: true }];
    const { grids } = await readFile(book(sheet));
    expect(findTable('candidates', grids)?.hiddenRows).toBe(1);
  });

  it('tell which columns are hidden though they hold something', async () => {
    const sheet = typed();
    sheet['!cols'] = [{}, {}, { hidden: true }, {}, {}, { hidden: true }];
    const { grids } = await readFile(book(sheet));
    expect(findTable('candidates', grids)?.hiddenColumns).toEqual([2]);
  });

  it('tell how many rows of an OpenDocument table are hidden or filtered away', async () => {
    const zip = CFB.read(new Uint8Array(book(typed(), 'ods')), { type: 'array' });
    const content = CFB.find(zip, '/content.xml');
    if (!content) throw new Error('no content');
    let rows = 0;
    const written = new TextDecoder()
      .decode(Uint8Array.from(content.content as unknown as number[]))
      .replaceAll('<table:table-row', (row) =>
        (rows += 1) === 2 ? `${row} table:visibility="filter"` : row,
      );
    CFB.utils.cfb_add(zip, '/content.xml', new TextEncoder().encode(written));
    const file = CFB.write(zip, { fileType: 'zip', type: 'array' }) as number[];
    const { grids } = await readFile(Uint8Array.from(file).buffer);
    expect(findTable('candidates', grids)?.hiddenRows).toBe(1);
  });

  const locked = (): ArrayBuffer => {
    const archive = CFB.utils.cfb_new();
    CFB.utils.cfb_add(archive, '/EncryptionInfo', new Uint8Array(248));
    CFB.utils.cfb_add(archive, '/EncryptedPackage', new Uint8Array(8192));
    return Uint8Array.from(CFB.write(archive, { type: 'array' }) as number[]).buffer;
  };

  const archiveOf = (name: string, text: string): ArrayBuffer => {
    const archive = CFB.utils.cfb_new();
    CFB.utils.cfb_add(archive, `/${name}`, new TextEncoder().encode(text));
    return Uint8Array.from(CFB.write(archive, { fileType: 'zip', type: 'array' }) as number[])
      .buffer;
  };

  it.each<[string, string, ArrayBuffer]>([
    ['protected', 'a workbook with a password', locked()],
    ['empty', 'a file of no bytes', new ArrayBuffer(0)],
    ['empty', 'a workbook without cells', book(utils.aoa_to_sheet([]))],
    ['empty', 'a text of line ends', latin('\r\n;;;\r\n')],
    ['damaged', 'half of a workbook', book(typed()).slice(0, 3000)],
    ['damaged', 'half of an old workbook', book(typed(), 'biff8').slice(0, 1500)],
    ['document', 'a text with its form', latin('{\\rtf1\\ansi Nom Mail}')],
    ['unknown', 'an archive that holds no workbook', archiveOf('liste.csv', lines)],
    [
      'picture',
      'a picture',
      Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]).buffer,
    ],
  ])('are %s: %s', async (fault, _, file) => {
    await expect(readFile(file)).rejects.toSatisfy(
      (error: unknown) => error instanceof ReadError && error.fault === fault,
    );
  });
});
