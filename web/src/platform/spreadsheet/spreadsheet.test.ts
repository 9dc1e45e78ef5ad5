import { read, utils, write } from '@e965/xlsx';
import numbers from '@e965/xlsx/dist/xlsx.zahl.mjs';
import { describe, expect, it } from 'vitest';
import { readFile, readText } from './read-file.ts';
import { columnLetters } from './column-letters.ts';
import { neutralised } from '@tandem/domain/exports/csv';
import { writeCsv } from './writing/write-csv.ts';
import { archiveEntry } from './archive-size.ts';
import { writeSheets } from './writing/write-sheets.ts';

const header = ['Prénom', 'Nom', 'Email', 'Téléphone'];

const bytes = (
  rows: unknown[][],
  bookType: 'xlsx' | 'biff8' | 'ods' | 'html' | 'xlml' | 'sylk' | 'dif' | 'numbers' = 'xlsx',
): ArrayBuffer => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Feuille 1');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['autre feuille']]), 'Feuille 2');
  return write(book, { type: 'array', bookType, numbers }) as ArrayBuffer;
};

/** An archive of zeros that says of itself that it is small. */
const bomb = async (size: number): Promise<ArrayBuffer> => {
  const zeros = new Blob([new Uint8Array(size)]).stream();
  const packed = new Uint8Array(
    await new Response(zeros.pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer(),
  );
  const name = new TextEncoder().encode('xl/a');
  const local = new DataView(new ArrayBuffer(30));
  local.setUint32(0, 0x04034b50, true);
  local.setUint16(8, 8, true);
  local.setUint32(18, packed.length, true);
  local.setUint32(22, 10, true);
  local.setUint16(26, name.length, true);
  const entry = new DataView(new ArrayBuffer(46));
  entry.setUint32(0, 0x02014b50, true);
  entry.setUint16(10, 8, true);
  entry.setUint32(20, packed.length, true);
  entry.setUint32(24, 10, true);
  entry.setUint16(28, name.length, true);
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, 1, true);
  end.setUint16(10, 1, true);
  end.setUint32(12, 46 + name.length, true);
  end.setUint32(16, 30 + name.length + packed.length, true);
  return new Blob([local, name, packed, entry, name, end]).arrayBuffer();
};

const sheetOf = async (file: ArrayBuffer): Promise<unknown> =>
  (await readFile(file)).grids[0]?.rows.filter((row) => row.some((cell) => cell !== ''));

const bytesOf = (text: string, encoding: 'utf-8' | 'utf-16le' | 'windows-1252'): ArrayBuffer => {
  if (encoding === 'utf-8') return new TextEncoder().encode(text).slice().buffer;
  if (encoding === 'windows-1252')
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer;
  return Uint8Array.from(
    Array.from(text, (letter) => [letter.charCodeAt(0) % 256, letter.charCodeAt(0) >> 8]).flat(),
  ).buffer;
};

describe('reading', () => {
  const row = ['Zoé', "D'Arc", 'zoe@exemple.fr', '612345678'];

  it.each(['xlsx', 'biff8', 'ods', 'html', 'xlml', 'sylk', 'dif', 'numbers'] as const)(
    'takes an %s file as text, whatever it is called',
    async (kind) => {
      expect(await sheetOf(bytes([header, row], kind))).toEqual([header, row]);
    },
  );

  it.each(['utf-8', 'utf-16le', 'windows-1252'] as const)('finds out %s', async (encoding) => {
    const lines = [header, row].map((cells) => cells.join(';')).join('\r\n');
    const { grids, text } = await readFile(bytesOf(lines, encoding));
    expect(grids[0]?.rows).toEqual([header, row]);
    expect(text).toEqual({ encoding, separator: ';' });
  });

  it.each([
    [';', 'Liste 2026\nNom;Mail\nRoux;a@b.fr\nPetit, Anne;c@d.fr'],
    [',', 'Nom,Mail\n"Roux, Zoé",a@b.fr\nPetit,c@d.fr'],
    ['\t', 'Nom\tMail\nRoux, Zoé; x\ta@b.fr'],
    ['|', 'Nom|Mail\nRoux|a@b.fr'],
    [';', 'sep=;\nNom;Mail\nRoux;a@b.fr'],
  ] as const)('finds out that %j separates', (separator, text) => {
    const read = readText(text);
    expect(read.text?.separator).toBe(separator);
    expect(read.grids[0]?.rows.at(-1)).toHaveLength(2);
  });

  it('numbers with their zeros as they are shown, hidden sheets, links and merged cells', async () => {
    const book = utils.book_new();
    const sheet = utils.aoa_to_sheet([
      ['CP', 'Nom', 'Classe'],
      [1000, 'Roux', 'BTS'],
      [42000, 'Petit', null],
    ]);
    Object.assign(sheet['A2'] as object, { z: '00000' });
    Object.assign(sheet['B2'] as object, { l: { Target: 'mailto:a@b.fr' } });
    sheet['!merges'] = [{ s: { r: 1, c: 2 }, e: { r: 2, c: 2 } }];
    utils.book_append_sheet(book, sheet, 'A');
    const { grids } = await readFile(write(book, { type: 'array' }) as ArrayBuffer);
    expect(grids[0]).toMatchObject({
      rows: [
        ['CP', 'Nom', 'Classe'],
        ['01000', 'Roux', 'BTS'],
        ['42000', 'Petit', 'BTS'],
      ],
      links: [{ row: 1, column: 1, target: 'mailto:a@b.fr' }],
    });
  });

  it.each(['xlsx', 'ods'] as const)(
    'the address of a link that a formula of an %s file makes',
    async (bookType) => {
      const book = utils.book_new();
      const sheet = utils.aoa_to_sheet([
        ['Nom', 'Contact'],
        ['Roux', 'Écrire'],
      ]);
      Object.assign(sheet['B2'] as object, { f: 'HYPERLINK("mailto:a@b.fr","Écrire")' });
      utils.book_append_sheet(book, sheet, 'A');
      const { grids } = await readFile(write(book, { type: 'array', bookType }) as ArrayBuffer);
      expect(grids[0]).toMatchObject({
        rows: [
          ['Nom', 'Contact'],
          ['Roux', 'Écrire'],
        ],
        links: [{ row: 1, column: 1, target: 'mailto:a@b.fr' }],
      });
    },
  );

  it.each(['xlsx', 'biff8'] as const)('days of an %s file as days', async (bookType) => {
    const book = utils.book_new();
    const sheet = utils.aoa_to_sheet([['Rentrée'], [46266], [46266], [46266]]);
    for (const [cell, format] of [
      ['A2', 'DD/MM/YYYY'],
      ['A3', 'd-mmm-yy'],
      ['A4', '0.00 "€"'],
    ] as const)
      Object.assign(sheet[cell] as object, { z: format });
    utils.book_append_sheet(book, sheet, 'A');
    const { grids } = await readFile(write(book, { type: 'array', bookType }) as ArrayBuffer);
    expect(grids[0]?.rows).toEqual([['Rentrée'], ['01/09/2026'], ['01/09/2026'], ['46266']]);
  });

  it('a note on a cell is not what the cell says', async () => {
    const html =
      '<table><tr><td>Mail</td><td>Nom</td></tr><tr><td><a class="comment-indicator"></a><comment>Sophie\n<p>vieux@exemple.fr</p></comment>lea@exemple.fr</td><td>Roux</td></tr></table>';
    const { grids } = await readFile(bytesOf(html, 'utf-8'));
    expect(grids[0]?.rows[1]).toEqual(['lea@exemple.fr', 'Roux']);
  });

  it.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), 'picture'],
    ['half an archive', new Uint8Array(bytes([header])).slice(0, 400), 'damaged'],
    [
      'a compound file of nothing',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      'damaged',
    ],
    ['nothing', new Uint8Array(0), 'empty'],
    ['blanks', new TextEncoder().encode(' \r\n \n'), 'empty'],
    ['a PDF', new TextEncoder().encode('%PDF-1.7'), 'pdf'],
    ['a program', Uint8Array.from({ length: 200 }, (_, at) => (at * 7) % 32), 'unknown'],
    [
      'an encrypted workbook',
      new Uint8Array([
        0xd0,
        0xcf,
        0x11,
        0xe0,
        ...Array.from('EncryptedPackage', (letter) => [letter.charCodeAt(0), 0]).flat(),
      ]),
      'protected',
    ],
  ])('%s is refused for what it is', async (_, content, fault) => {
    await expect(readFile(content.slice().buffer)).rejects.toMatchObject({ fault });
  });

  it('an empty workbook is said to be empty', async () => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([]), 'A');
    await expect(readFile(write(book, { type: 'array' }) as ArrayBuffer)).rejects.toMatchObject({
      fault: 'empty',
    });
  });

  it('an archive that unpacks to far more than it says is refused before it is read', async () => {
    await expect(readFile(await bomb(130_000_000))).rejects.toMatchObject({ fault: 'too-large' });
  });

  it('more rows than anyone would import are refused', () => {
    const text = Array.from({ length: 25_100 }, (_, index) => `${index}@exemple.fr;x`).join('\n');
    expect(() => readText(text)).toThrow('too-many-rows');
  });
});

describe('writing', () => {
  it.each(['=1+1', '+33612345678', '-2', '@a', '\ta', '\ra', '\na', '＝1+1', '＠a'])(
    'makes %j harmless',
    (text) => {
      expect(neutralised(text)).toBe(`'${text}`);
    },
  );

  it.each(['Zoé', "D'Arc", 'a=b', ''])('leaves %j alone', (text) => {
    expect(neutralised(text)).toBe(text);
  });

  const sheet = {
    name: 'Candidats',
    titles: ['Nom', 'Score', 'Le', 'Tél', 'Vide'],
    rows: [['=cmd()', 87.5, new Date(2026, 10, 21, 23, 30), '+33612345678', null]],
  };

  it('keeps numbers, days, texts as they are, and the order of the columns', async () => {
    const written = read(await writeSheets([sheet]), { cellNF: true, cellFormula: true }).Sheets[
      'Candidats'
    ];
    expect(written && utils.sheet_to_json(written, { header: 1, raw: false })).toEqual([
      ['Nom', 'Score', 'Le', 'Tél', 'Vide'],
      ['=cmd()', '87.5', '21/11/2026', '+33612345678'],
    ]);
    expect(written?.['B2']).toMatchObject({ t: 'n', v: 87.5 });
    // Text that is said to be text, with no formula behind it.
    expect(written?.['A2']).toMatchObject({ t: 's', v: '=cmd()', z: '@' });
    expect(written?.['A2']).not.toHaveProperty('f');
    expect(written?.['!autofilter']).toEqual({ ref: 'A1:E2' });
  });

  it('stands in one font, and in print on one width of paper', async () => {
    const file = await writeSheets([sheet]);
    const styles = await archiveEntry(file, 'xl/styles.xml', 10_000);
    expect(styles.match(/<font>.*?<\/font>/g)).toHaveLength(2);
    expect(styles.match(/<name val="Calibri"\/>/g)).toHaveLength(2);
    const page = await archiveEntry(file, 'xl/worksheets/sheet1.xml', 10_000);
    expect(page).toMatch(/fitToPage="1".*<sheetViews>.*<autoFilter .*fitToWidth="1"/s);
  });

  it('keeps moments as moments, which sort and can be counted with', async () => {
    const at = { moment: new Date('2026-11-21T22:30:00Z') };
    const log = { name: 'Journal', titles: ['Quand'], rows: [[at]] };
    const written = read(await writeSheets([log]), { cellNF: true }).Sheets['Journal'];
    expect(written?.['A2']).toMatchObject({ t: 'n', w: '21/11/2026 23:30' });
    expect(writeCsv(log)).toBe('\uFEFFQuand\r\n21/11/2026 23:30\r\n');
  });

  it('makes a text file that a spreadsheet opens as it stands', () => {
    const lines = writeCsv({ ...sheet, rows: [...sheet.rows, ['a;"b', null, null, '', 1]] });
    expect(lines).toBe(
      '\uFEFFNom;Score;Le;Tél;Vide\r\n\'=cmd();87,5;21/11/2026;\'+33612345678;\r\n"a;""b";;;;1\r\n',
    );
  });

  it.each([
    [1, 'A'],
    [26, 'Z'],
    [27, 'AA'],
    [703, 'AAA'],
  ])('column %i is %s', (number, letters) => {
    expect(columnLetters(number)).toBe(letters);
  });
});
